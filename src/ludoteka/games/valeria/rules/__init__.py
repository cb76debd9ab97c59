"""The rulebook's chapters in its order.

roll        V-24 to V-27, V-111     dice, what changes them, hostile events
income      V-28 to V-38            everybody is paid by the dice
actions     V-39 to V-43            two actions; before and after them abilities of domains
purchases   V-44 to V-58            what an action can be: gain, slay, recruit, build
paying      V-44 to V-56            what it costs, and who can pay it how
centre      V-11, V-59 to V-61      stacks, cards that leave and return, exhausted slots
scoring     V-62 to V-69            the end, the points, the winner
counting    V-70, V-71              what counters on cards count
resolving   V-72                    effects of a card, left to right
solo        V-99 to V-107           against the Dark Lord
"""
