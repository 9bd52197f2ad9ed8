// What the sources use of macOS' C library, as the headers of the macOS 14.0 SDK declare it for 64 bits and macOS 13:
// names, types, fields in their order, values, and the nullability that Swift sees. Each part names its header.
//
// The overlay, Darwin.swift, adds what Swift's own module Darwin does.

// sys/_types.h
typedef __INT32_TYPE__ dev_t;
typedef __UINT16_TYPE__ mode_t;
typedef __UINT16_TYPE__ nlink_t;
typedef __UINT64_TYPE__ ino_t;
typedef __UINT32_TYPE__ uid_t;
typedef __UINT32_TYPE__ gid_t;
typedef __INT64_TYPE__ off_t;
typedef __INT64_TYPE__ blkcnt_t;
typedef __INT32_TYPE__ blksize_t;
typedef __INT32_TYPE__ pid_t;
typedef __UINT32_TYPE__ sigset_t;
typedef __UINT32_TYPE__ useconds_t;
typedef __SIZE_TYPE__ size_t;
typedef long ssize_t;

// sys/_types/_timespec.h
struct timespec {
  long tv_sec;
  long tv_nsec;
};

// time.h
typedef long time_t;
struct tm {
  int tm_sec;
  int tm_min;
  int tm_hour;
  int tm_mday;
  int tm_mon;
  int tm_year;
  int tm_wday;
  int tm_yday;
  int tm_isdst;
  long tm_gmtoff;
  char *tm_zone;
};
struct tm *localtime_r(const time_t *restrict, struct tm *restrict);
time_t time(time_t *);

// sys/_types/_timeval.h and sys/time.h
struct timeval {
  time_t tv_sec;
  __INT32_TYPE__ tv_usec;
};
int gettimeofday(struct timeval *restrict, void *restrict);

// mach-o/dyld.h
int _NSGetExecutablePath(char *buf, __UINT32_TYPE__ *bufsize);

// crt_externs.h
extern char ***_NSGetEnviron(void);

// sys/errno.h
extern int *_Nonnull __error(void);
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EEXIST 17
#define ENOTDIR 20
#define EINVAL 22
#define EAGAIN 35
#define EWOULDBLOCK EAGAIN
#define ELOOP 62
#define ENAMETOOLONG 63
#define EILSEQ 92

// sys/stat.h: struct stat with the fields of __DARWIN_STRUCT_STAT64
struct stat {
  dev_t st_dev;
  mode_t st_mode;
  nlink_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  dev_t st_rdev;
  struct timespec st_atimespec;
  struct timespec st_mtimespec;
  struct timespec st_ctimespec;
  struct timespec st_birthtimespec;
  off_t st_size;
  blkcnt_t st_blocks;
  blksize_t st_blksize;
  __UINT32_TYPE__ st_flags;
  __UINT32_TYPE__ st_gen;
  __INT32_TYPE__ st_lspare;
  __INT64_TYPE__ st_qspare[2];
};
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int lstat(const char *, struct stat *);
int mkdir(const char *, mode_t);
int stat(const char *, struct stat *);

// sys/fcntl.h; open and fcntl take any number of arguments, so that Swift has them from its overlay alone
#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_NONBLOCK 0x00000004
#define O_APPEND 0x00000008
#define O_NOFOLLOW 0x00000100
#define O_CREAT 0x00000200
#define O_TRUNC 0x00000400
#define O_EXCL 0x00000800
#define O_EVTONLY 0x00008000
#define O_NOCTTY 0x00020000
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_FDCWD (-2)
#define F_GETFD 1
#define F_GETFL 3
#define LOCK_EX 0x02
#define LOCK_NB 0x04
struct flock {
  off_t l_start;
  off_t l_len;
  pid_t l_pid;
  short l_type;
  short l_whence;
};
int open(const char *, int, ...);
int fcntl(int, int, ...);
int flock(int, int);

// sys/ioctl.h
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };

// unistd.h and sys/unistd.h
#define W_OK (1 << 1)
#define SEEK_SET 0
#define SEEK_CUR 1
#define _PC_CASE_SENSITIVE 11
#define _SC_NPROCESSORS_ONLN 58
void _exit(int) __attribute__((noreturn));
int access(const char *, int);
int chdir(const char *);
int close(int);
int fchdir(int);
pid_t getpid(void);
int isatty(int);
off_t lseek(int, off_t, int);
long pathconf(const char *, int);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *restrict, char *restrict, size_t);
int rmdir(const char *);
long sysconf(int);
int unlink(const char *);
int unlinkat(int, const char *, int);
int usleep(useconds_t);
ssize_t write(int __fd, const void *__buf, size_t __nbyte);

// stdio.h and stdlib.h
int renameat(int, const char *, int, const char *);
void exit(int) __attribute__((noreturn));
void free(void *);
char *getenv(const char *);
char *mkdtemp(char *);
char *realpath(const char *restrict, char *restrict);

// string.h
int memcmp(const void *__s1, const void *__s2, size_t __n);
char *strdup(const char *__s1);
char *strerror(int __errnum);
int strncmp(const char *__s1, const char *__s2, size_t __n);

// sys/syslimits.h
#define OPEN_MAX 10240
#define PATH_MAX 1024
#define PIPE_BUF 512

// sys/dirent.h: struct dirent with the fields of __DARWIN_STRUCT_DIRENTRY, and dirent.h: DIR is no opaque type
struct dirent {
  __UINT64_TYPE__ d_ino;
  __UINT64_TYPE__ d_seekoff;
  __UINT16_TYPE__ d_reclen;
  __UINT16_TYPE__ d_namlen;
  __UINT8_TYPE__ d_type;
  char d_name[1024];
};
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
typedef struct {
  int __dd_fd;
  long __dd_loc;
} DIR;
int closedir(DIR *);
int dirfd(DIR *dirp);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// sys/_pthread/_pthread_types.h and pthread.h, with the nullability that Swift imports
struct _opaque_pthread_t {
  long __sig;
  void *__cleanup_stack;
  char __opaque[8176];
};
struct _opaque_pthread_attr_t {
  long __sig;
  char __opaque[56];
};
struct _opaque_pthread_cond_t {
  long __sig;
  char __opaque[40];
};
struct _opaque_pthread_condattr_t {
  long __sig;
  char __opaque[8];
};
struct _opaque_pthread_mutex_t {
  long __sig;
  char __opaque[56];
};
struct _opaque_pthread_mutexattr_t {
  long __sig;
  char __opaque[8];
};
typedef struct _opaque_pthread_t *pthread_t;
typedef struct _opaque_pthread_attr_t pthread_attr_t;
typedef struct _opaque_pthread_cond_t pthread_cond_t;
typedef struct _opaque_pthread_condattr_t pthread_condattr_t;
typedef struct _opaque_pthread_mutex_t pthread_mutex_t;
typedef struct _opaque_pthread_mutexattr_t pthread_mutexattr_t;
#pragma clang assume_nonnull begin
int pthread_create(
    pthread_t _Nullable *_Nonnull restrict, const pthread_attr_t *_Nullable restrict,
    void *_Nullable (*_Nonnull)(void *), void *_Nullable restrict);
int pthread_join(pthread_t, void *_Nullable *_Nullable);
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_init(pthread_cond_t *restrict, const pthread_condattr_t *_Nullable restrict);
int pthread_cond_wait(pthread_cond_t *restrict, pthread_mutex_t *restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *restrict, const pthread_mutexattr_t *_Nullable restrict);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);
#pragma clang assume_nonnull end

// sys/signal.h and signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_UNBLOCK 2
#define SIG_SETMASK 3
typedef void (*sig_t)(int);
void (*signal(int, void (*)(int)))(int);
int pthread_sigmask(int, const sigset_t *, sigset_t *);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);

// sys/spawn.h, spawn.h and sys/wait.h
#define POSIX_SPAWN_SETSIGDEF 0x0004
#define POSIX_SPAWN_SETSIGMASK 0x0008
typedef void *posix_spawnattr_t;
typedef void *posix_spawn_file_actions_t;
int posix_spawnp(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
    char *const __argv[restrict], char *const __envp[restrict]);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
pid_t waitpid(pid_t, int *, int);

// sys/poll.h
#define POLLIN 0x0001
#define POLLOUT 0x0004
#define POLLNVAL 0x0020
struct pollfd {
  int fd;
  short events;
  short revents;
};
typedef unsigned int nfds_t;
int poll(struct pollfd *, nfds_t, int);

// sys/resource.h
#define RLIMIT_NOFILE 8
typedef __UINT64_TYPE__ rlim_t;
struct rlimit {
  rlim_t rlim_cur;
  rlim_t rlim_max;
};
int getrlimit(int, struct rlimit *);
int setrlimit(int, const struct rlimit *);

// sys/event.h
#define EVFILT_VNODE (-4)
#define EV_ADD 0x0001
#define EV_CLEAR 0x0020
#define NOTE_DELETE 0x00000001
#define NOTE_WRITE 0x00000002
#define NOTE_EXTEND 0x00000004
#define NOTE_ATTRIB 0x00000008
#define NOTE_RENAME 0x00000020
struct kevent {
  __UINTPTR_TYPE__ ident;
  __INT16_TYPE__ filter;
  __UINT16_TYPE__ flags;
  __UINT32_TYPE__ fflags;
  __INTPTR_TYPE__ data;
  void *udata;
};
int kqueue(void);
int kevent(
    int kq, const struct kevent *changelist, int nchanges, struct kevent *eventlist, int nevents,
    const struct timespec *timeout);

// math.h
double cbrt(double);
double exp(double);
double log(double);
double log10(double);
double log2(double);
double sin(double);
double cos(double);
double tan(double);
double asin(double);
double acos(double);
double atan(double);
double pow(double, double);
