/** A story with {p} and {q}, its unit, and what the length is called at the end of a sentence. */
type Story = readonly [told: string, unit: string];

/** Both legs are given. */
export const SLANTED: readonly Story[] = [
	["A loading ramp goes {p} feet along the ground and rises {q} feet. How long is the ramp?", "feet"],
	[
		"A gate is {p} inches wide and {q} inches high. A board goes from one corner to the opposite one. How long is it?",
		"inches",
	],
	[
		"A ship sails {p} miles east and then {q} miles north. How far is it from its start, in a straight line?",
		"miles",
	],
	[
		"A flagpole is {q} feet high. A rope goes from its top to a peg {p} feet from its foot. How long is the rope?",
		"feet",
	],
	["A screen is {p} inches wide and {q} inches high. How long is its diagonal?", "inches"],
	[
		"A rectangular field is {p} yards long and {q} yards wide. How long is the path from corner to corner?",
		"yards",
	],
	["A table is {p} inches long and {q} inches wide. How long is its diagonal?", "inches"],
	[
		"{name} bikes {p} miles south and then {q} miles west. How far away is the start, in a straight line?",
		"miles",
	],
	[
		"A drone flies {p} meters straight ahead and then {q} meters straight up. How far is it from its start?",
		"meters",
	],
];

/** One leg is given, and the slanted length. */
export const LEANING: readonly Story[] = [
	[
		"{name} leans a ladder of {q} feet against a wall. Its foot is {p} feet from the wall. How high does it reach?",
		"feet",
	],
	[
		"A rope of {q} feet holds a mast. It is tied to the ground {p} feet from its foot. How high up the mast does it end?",
		"feet",
	],
	[
		"A kite flies on a straight string of {q} yards. {name} holds it {p} yards from a point right below the kite. How high is the kite?",
		"yards",
	],
	["A slide is {q} feet long. It covers {p} feet along the ground. How high does it start?", "feet"],
	[
		"A ramp of {q} feet leads up to a door. It begins {p} feet from the wall. How high is the door above the ground?",
		"feet",
	],
	[
		"A wire of {q} meters runs from the top of a pole to the ground, {p} meters from its foot. How high is the pole?",
		"meters",
	],
];

/** Two ways to the same place: around, in two parts at a right angle, or straight. */
export const SHORTCUTS: readonly Story[] = [
	[
		"{name} can walk around two sides of a rectangular park, {p} yards and {q} yards long, or straight across.",
		"yards",
	],
	[
		"A path leads {p} meters north and then {q} meters east. {name} crosses the meadow in a straight line instead.",
		"meters",
	],
	[
		"A cable can run along two walls that meet at a right angle, {p} feet and {q} feet long, or straight across.",
		"feet",
	],
	["From the harbor, a boat can go {p} miles west and {q} miles south, or sail straight.", "miles"],
];

export const BOXES = [
	["moving box", "stick"],
	["chest", "pole"],
	["crate", "pipe"],
	["parcel", "rolled-up poster"],
	["locker", "umbrella"],
] as const;
