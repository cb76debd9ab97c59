## Co server odpoví, když něco nejde

error-talk-off = Tenhle stůl je tichý, řeč je u něj vypnutá.
error-nothing-said = Nic z toho se nedá přečíst.
