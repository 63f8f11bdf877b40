type Tell = (name: string, moved: number, parts: number) => string;

interface Scene {
	/** Equal parts that the full turn may have. */
	parts: readonly number[];
	told: Tell;
}

/** Turns by some of many equal parts; each text ends before "How many degrees is that?". */
export const TURN_SCENES: readonly Scene[] = [
	{
		parts: [8, 9, 10, 12, 18, 20, 24, 36],
		told: (_, moved, parts) =>
			`A Ferris wheel has ${parts} cabins, evenly spaced. It turns until each cabin is ${moved} places farther.`,
	},
	{
		parts: [8, 9, 10, 12, 15],
		told: (name, moved, parts) =>
			`A merry-go-round has ${parts} horses, evenly spaced. ${name}’s horse moves forward ${moved} places.`,
	},
	{
		parts: [5, 6, 8, 10, 12],
		told: (name, moved, parts) =>
			`A spinner has ${parts} equal sections. ${name} turns the arrow by ${moved} sections.`,
	},
	{
		parts: [6, 8, 9, 10, 12],
		told: (name, moved, parts) => `${name} turns a dial with ${parts} equal steps by ${moved} steps.`,
	},
	{
		parts: [12],
		told: (name, moved) =>
			`${name} reads for ${5 * moved} minutes. The minute hand of the clock turns in that time.`,
	},
	{
		parts: [12],
		told: (name, moved) => `${name} turns the minute hand of a clock forward from the 12 to the ${moved}.`,
	},
	{
		parts: [6, 8, 9, 10, 12],
		told: (_, moved, parts) =>
			`A round table has ${parts} seats, evenly spaced. The tray in the middle turns by ${moved} seats.`,
	},
	{
		parts: [5, 6, 8, 9, 10],
		told: (name, moved, parts) =>
			`A pie is cut into ${parts} equal slices. ${name} looks at the angle that ${moved} slices make at the center.`,
	},
];

/** Turns in words, with the number of quarter turns. */
export const QUARTERS = [
	["a quarter turn", 1],
	["a half turn", 2],
	["a three-quarter turn", 3],
	["a full turn", 4],
	["two full turns", 8],
] as const;

/** Who makes a turn. */
export const TURNERS: readonly ((name: string) => string)[] = [
	(name) => `${name} stands on a skateboard and makes`,
	(name) => `${name} spins on one foot and makes`,
	(name) => `${name} turns a knob by`,
	(name) => `${name} tells a toy robot to make`,
	(name) => `In a dance, ${name} makes`,
	(name) => `${name} dives from a board and makes`,
	(name) => `${name} turns a map by`,
	(name) => `On ice skates, ${name} makes`,
];
