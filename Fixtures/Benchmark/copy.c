// Reads its first two files and writes the second to the third.
#include <fcntl.h>
#include <unistd.h>
static char buffer[1 << 20];
static long fill(const char *path) {
  int file = open(path, O_RDONLY);
  long count = read(file, buffer, sizeof buffer);
  close(file);
  return count;
}
int main(int count, char **paths) {
  if (count != 4 || fill(paths[1]) < 0) return 1;
  long size = fill(paths[2]);
  int file = open(paths[3], O_WRONLY | O_CREAT | O_EXCL, 0666);
  return write(file, buffer, size) != size || close(file);
}
