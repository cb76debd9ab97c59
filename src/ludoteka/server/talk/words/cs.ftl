## Co server odpoví, když něco nejde

error-talk-off = U tohoto stolu je chat vypnutý.
error-nothing-said = Ve zprávě není nic čitelného.
