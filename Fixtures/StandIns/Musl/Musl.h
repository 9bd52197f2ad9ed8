// What the sources use of musl, the C library of Swift's static SDK for Linux, as the headers of musl 1.2 declare it for
// x86-64: names, types and fields in their order. Each part names its header. Where it differs from glibc in a way that
// Swift sees, a comment says so.
//
// The overlay, Musl.swift, adds what Swift's own module Musl does.

// bits/alltypes.h
typedef unsigned long dev_t;
typedef unsigned long ino_t;
typedef unsigned long nlink_t;
typedef unsigned int mode_t;
typedef unsigned int uid_t;
typedef unsigned int gid_t;
typedef long off_t;
typedef long blksize_t;
typedef long blkcnt_t;
typedef int pid_t;
typedef unsigned int useconds_t;
typedef unsigned long size_t;
typedef long ssize_t;
typedef struct __sigset_t {
  unsigned long __bits[16];
} sigset_t;
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
  const char *tm_zone;
};
struct tm *localtime_r(const time_t *restrict, struct tm *restrict);
time_t time(time_t *);

// bits/alltypes.h and sys/time.h
typedef long suseconds_t;
struct timeval {
  time_t tv_sec;
  suseconds_t tv_usec;
};
int gettimeofday(struct timeval *restrict, void *restrict);

// errno.h and bits/errno.h
int *__errno_location(void) __attribute__((const));
#define ENOENT 2
#define EINTR 4
#define ENXIO 6
#define EAGAIN 11
#define EEXIST 17
#define ENOTDIR 20
#define EINVAL 22
#define ENAMETOOLONG 36
#define ELOOP 40
#define EILSEQ 84
#define EWOULDBLOCK EAGAIN

// bits/stat.h and sys/stat.h
struct stat {
  dev_t st_dev;
  ino_t st_ino;
  nlink_t st_nlink;
  mode_t st_mode;
  uid_t st_uid;
  gid_t st_gid;
  unsigned int __pad0;
  dev_t st_rdev;
  off_t st_size;
  blksize_t st_blksize;
  blkcnt_t st_blocks;
  struct timespec st_atim;
  struct timespec st_mtim;
  struct timespec st_ctim;
  long __unused[3];
};
int fchmod(int, mode_t);
int fstat(int, struct stat *);
int fstatat(int, const char *restrict, struct stat *restrict, int);
int lstat(const char *restrict, struct stat *restrict);
int mkdir(const char *, mode_t);
int stat(const char *restrict, struct stat *restrict);

// fcntl.h, bits/fcntl.h and sys/file.h; open and fcntl take any number of arguments, so that Swift has them from its
// overlay alone
#define O_RDONLY 00
#define O_WRONLY 01
#define O_CREAT 0100
#define O_EXCL 0200
#define O_NOCTTY 0400
#define O_TRUNC 01000
#define O_APPEND 02000
#define O_NONBLOCK 04000
#define O_DIRECTORY 0200000
#define O_NOFOLLOW 0400000
#define O_CLOEXEC 02000000
#define AT_FDCWD (-100)
#define F_GETFD 1
#define F_GETFL 3
#define LOCK_EX 2
#define LOCK_NB 4
struct flock {
  short l_type;
  short l_whence;
  off_t l_start;
  off_t l_len;
  pid_t l_pid;
};
int open(const char *, int, ...);
int fcntl(int, int, ...);
int flock(int, int);

// sys/ioctl.h
struct winsize { unsigned short ws_row, ws_col, ws_xpixel, ws_ypixel; };
#define TIOCGWINSZ 0x5413

// unistd.h
#define W_OK 2
#define SEEK_SET 0
#define SEEK_CUR 1
#define _SC_PAGESIZE 30
#define _SC_NPROCESSORS_ONLN 84
void _exit(int) __attribute__((noreturn));
extern char **environ;
int access(const char *, int);
int chdir(const char *);
int close(int);
int fchdir(int);
pid_t getpid(void);
int isatty(int);
off_t lseek(int, off_t, int);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *restrict, char *restrict, size_t);
int rmdir(const char *);
long sysconf(int);
int unlink(const char *);
int unlinkat(int, const char *, int);
int usleep(unsigned);
ssize_t write(int, const void *, size_t);

// stdio.h, stdlib.h and string.h
int memcmp(const void *, const void *, size_t);
int renameat(int, const char *, int, const char *);
void exit(int) __attribute__((noreturn));
void free(void *);
char *getenv(const char *);
char *mkdtemp(char *);
char *realpath(const char *restrict, char *restrict);
char *strdup(const char *);
char *strerror(int);
int strncmp(const char *, const char *, size_t);

// limits.h
#define PATH_MAX 4096
#define PIPE_BUF 4096

// bits/dirent.h and dirent.h: as in glibc, DIR is an opaque type
struct dirent {
  ino_t d_ino;
  off_t d_off;
  unsigned short d_reclen;
  unsigned char d_type;
  char d_name[256];
};
#define DT_UNKNOWN 0
#define DT_DIR 4
#define DT_REG 8
#define DT_LNK 10
typedef struct __dirstream DIR;
int closedir(DIR *);
int dirfd(DIR *);
DIR *opendir(const char *);
struct dirent *readdir(DIR *);

// bits/alltypes.h and pthread.h: a thread is a pointer to an opaque type, in glibc a number
typedef struct __pthread *pthread_t;
typedef struct {
  union {
    int __i[14];
    unsigned long __s[7];
  } __u;
} pthread_attr_t;
typedef struct {
  union {
    int __i[10];
    void *__p[5];
  } __u;
} pthread_mutex_t;
typedef struct {
  unsigned __attr;
} pthread_mutexattr_t;
int pthread_create(pthread_t *restrict, const pthread_attr_t *restrict, void *(*)(void *), void *restrict);
int pthread_join(pthread_t, void **);
typedef struct {
  union {
    int __i[12];
    volatile int __vi[12];
    void *__p[6];
  } __u;
} pthread_cond_t;
typedef struct {
  unsigned __attr;
} pthread_condattr_t;
int pthread_cond_broadcast(pthread_cond_t *);
int pthread_cond_destroy(pthread_cond_t *);
int pthread_cond_init(pthread_cond_t *restrict, const pthread_condattr_t *restrict);
int pthread_cond_wait(pthread_cond_t *restrict, pthread_mutex_t *restrict);
int pthread_mutex_destroy(pthread_mutex_t *);
int pthread_mutex_init(pthread_mutex_t *restrict, const pthread_mutexattr_t *restrict);
int pthread_mutex_lock(pthread_mutex_t *);
int pthread_mutex_unlock(pthread_mutex_t *);

// signal.h and bits/signal.h
#define SIGHUP 1
#define SIGINT 2
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 0
#define SIG_UNBLOCK 1
#define SIG_SETMASK 2
void (*signal(int, void (*)(int)))(int);
int pthread_sigmask(int, const sigset_t *restrict, sigset_t *restrict);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigismember(const sigset_t *, int);
int sigpending(sigset_t *);

// spawn.h and sys/wait.h; in glibc the attributes hold no pointer
#define POSIX_SPAWN_SETSIGDEF 4
#define POSIX_SPAWN_SETSIGMASK 8
typedef struct {
  int __flags;
  pid_t __pgrp;
  sigset_t __def, __mask;
  int __prio, __pol;
  void *__fn;
  char __pad[64 - sizeof(void *)];
} posix_spawnattr_t;
typedef struct {
  int __pad0[2];
  void *__actions;
  int __pad[16];
} posix_spawn_file_actions_t;
int posix_spawnp(
    pid_t *restrict, const char *restrict, const posix_spawn_file_actions_t *, const posix_spawnattr_t *restrict,
    char *const *restrict, char *const *restrict);
int posix_spawnattr_init(posix_spawnattr_t *);
int posix_spawnattr_destroy(posix_spawnattr_t *);
int posix_spawnattr_setflags(posix_spawnattr_t *, short);
int posix_spawnattr_setsigdefault(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawnattr_setsigmask(posix_spawnattr_t *restrict, const sigset_t *restrict);
int posix_spawn_file_actions_init(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_destroy(posix_spawn_file_actions_t *);
int posix_spawn_file_actions_addopen(posix_spawn_file_actions_t *restrict, int, const char *restrict, int, mode_t);
pid_t waitpid(pid_t, int *, int);

// poll.h
#define POLLIN 0x001
#define POLLOUT 0x004
#define POLLNVAL 0x020
typedef unsigned long nfds_t;
struct pollfd {
  int fd;
  short events;
  short revents;
};
int poll(struct pollfd *, nfds_t, int);

// sys/inotify.h; the first two are enumerators in glibc
#define IN_CLOEXEC O_CLOEXEC
#define IN_NONBLOCK O_NONBLOCK
#define IN_CLOSE_WRITE 0x00000008
#define IN_MOVED_FROM 0x00000040
#define IN_MOVED_TO 0x00000080
#define IN_CREATE 0x00000100
#define IN_DELETE 0x00000200
#define IN_DELETE_SELF 0x00000400
#define IN_MOVE_SELF 0x00000800
int inotify_init1(int);
int inotify_add_watch(int, const char *, __UINT32_TYPE__);
int inotify_rm_watch(int, int);

// sys/mman.h
#define MADV_HUGEPAGE 14
int madvise(void *, size_t, int);

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
