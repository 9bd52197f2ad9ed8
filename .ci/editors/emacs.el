;;; emacs.el --- Opens a file with a mistake in Emacs -*- lexical-binding: t -*-

;;; Commentary:

;; emacs --batch -l typeramp.el -l emacs.el FILE
;; The language server is what the block of docs/editors.md starts.  Prints one line, or fails with what was expected.

;;; Code:

(require 'eglot)
(require 'flymake)

(defun typeramp-test-wait (what condition)
  "Wait at most ten seconds until CONDITION returns something; WHAT it is is reported."
  (let ((end (time-add nil 10)) value)
    (while (and (not (setq value (funcall condition))) (time-less-p nil end))
      (accept-process-output nil 0.05))
    (or value (error "Expected %s within 10 seconds" what))))

(defun typeramp-test-has (text)
  "Whether a diagnostic of the buffer contains TEXT."
  (seq-some (lambda (one) (string-search text (flymake-diagnostic-text one))) (flymake-diagnostics)))

(let ((file (pop command-line-args-left)))
  (find-file file)
  (setq eglot-connect-timeout 10)
  ;; A batch run has no command loop, whose hook would start the server.
  (apply #'eglot (eglot--guess-contact))
  (typeramp-test-wait "a server" #'eglot-current-server)
  (flymake-mode 1)
  (flymake-start)
  (typeramp-test-wait "a finding" (lambda () (typeramp-test-has "unknown text style 'titel'")))
  (let ((count (length (flymake-diagnostics))))
    (goto-char (point-min))
    (search-forward "titel")
    (replace-match "title")
    (run-hooks 'post-command-hook)
    (eglot--signal-textDocument/didChange)
    (typeramp-test-wait "no finding" (lambda () (not (typeramp-test-has "unknown text style 'titel'"))))
    (princ (format "emacs %s, eglot: %d findings, 1 fixed\n" emacs-version count)))
  (set-buffer-modified-p nil)
  (eglot-shutdown (eglot-current-server)))

;;; emacs.el ends here
