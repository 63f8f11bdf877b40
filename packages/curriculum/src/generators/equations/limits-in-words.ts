/** Stories that set a limit: what a number may be, its letter, and the least and greatest limit that makes sense. */
type Limit = readonly [text: string, letter: string, least: number, most: number];

export const LIMITS: Readonly<Record<"<" | ">" | "≥" | "≤", readonly Limit[]>> = {
	"<": [
		["Children younger than {c} get in free. Let $a$ be their age.", "a", 4, 14],
		["A walk takes less than {c} minutes. Let $t$ be the time.", "t", 15, 90],
		["It is below {c} degrees in a freezer. Let $d$ be the temperature.", "d", 5, 30],
		["A rope is less than {c} feet long. Let $r$ be its length.", "r", 5, 60],
	],
	">": [
		["A bridge is longer than {c} meters. Let $m$ be its length.", "m", 20, 400],
		["More than {c} people come to a concert. Let $p$ be their number.", "p", 50, 900],
		["A package weighs more than {c} pounds. Let $w$ be its weight.", "w", 3, 70],
		["A hike takes more than {c} hours. Let $h$ be the time.", "h", 2, 9],
	],
	"≥": [
		["You need at least {c} points to win. Let $p$ be your points.", "p", 10, 100],
		["Riders of a roller coaster must be {c} inches tall or taller. Let $h$ be their height.", "h", 40, 56],
		["A tree needs at least {c} gallons of water. Let $g$ be the amount.", "g", 3, 30],
		["Bread dough has to rest for at least {c} minutes. Let $t$ be the time.", "t", 20, 90],
	],
	"≤": [
		["An elevator holds at most {c} people. Let $p$ be their number.", "p", 4, 20],
		["The speed must not be more than {c} miles per hour. Let $v$ be the speed.", "v", 20, 70],
		["A bag may weigh at most {c} pounds. Let $w$ be its weight.", "w", 15, 60],
		["A talk may last {c} minutes or less. Let $t$ be the time.", "t", 5, 45],
	],
};

/** What a number has to be, in words. */
export const WORDS: Readonly<Record<keyof typeof LIMITS, readonly string[]>> = {
	"<": ["less than {c}", "smaller than {c}", "below {c}"],
	">": ["greater than {c}", "more than {c}", "above {c}"],
	"≥": ["at least {c}", "{c} or more", "not less than {c}"],
	"≤": ["at most {c}", "{c} or less", "not greater than {c}"],
};
