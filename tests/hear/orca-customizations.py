"""Orca reads this file at its start. Two faults of Orca 43, which newer versions do not have, are avoided here."""
import orca.settings
from orca import orca_state, script_manager
from orca.scripts.web import script_utilities

# The transcripts hold what a page says, not the names of the keys.
orca.settings.enableKeyEcho = False
orca.settings.sayAllOnLoad = False

# A modal <dialog> removes the page behind it from the accessibility tree. Orca 43 takes that for the removal of
# the focused child and moves on in silence. The focus event that follows announces the dialog.
_removed_child = script_utilities.Utilities.handleEventForRemovedChild


def _ignore_removal_while_focus_is_alive(self, event):
    key, _ = self.lastKeyAndModifiers()
    if key in ("Up", "Down") or self.isDead(orca_state.locusOfFocus):
        return _removed_child(self, event)
    return False


script_utilities.Utilities.handleEventForRemovedChild = _ignore_removal_while_focus_is_alive

# Firefox ESR renames itself while it starts. Orca 43 would give each dialog the state that it noted for the first
# name, leave its focus mode, and take typed letters for commands.
script_manager.ScriptManager._getScriptForAppReplicant = lambda self, app: None
