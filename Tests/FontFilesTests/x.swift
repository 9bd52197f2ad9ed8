import FontFiles
