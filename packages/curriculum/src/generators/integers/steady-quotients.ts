import { counted, type Form } from "../../kit/index.ts";
import { quotientOf } from "./signed-products.ts";

/** What changes by the same amount each time: what happens, down and up, the unit, the time, and what is asked. */
const CHANGES = [
	["The temperature", "fell", "rose", "degree", "hour", "By how many degrees did it change each hour?"],
	["The water level of a pond", "fell", "rose", "inch", "day", "By how many inches did it change each day?"],
	[
		"The balance of an account",
		"fell",
		"rose",
		"dollar",
		"week",
		"By how many dollars did it change each week?",
	],
	[
		"The elevation of a hiker",
		"fell",
		"rose",
		"foot",
		"minute",
		"By how many feet did it change each minute?",
	],
	[
		"The height of a balloon",
		"fell",
		"rose",
		"meter",
		"minute",
		"By how many meters did it change each minute?",
	],
	["The score of a team", "fell", "rose", "point", "round", "By how many points did it change each round?"],
	["The price of a share", "fell", "rose", "cent", "day", "By how many cents did it change each day?"],
	[
		"The elevation of a submarine",
		"fell",
		"rose",
		"foot",
		"minute",
		"By how many feet did it change each minute?",
	],
] as const;
const MANY: Readonly<Record<string, string>> = { foot: "feet", inch: "inches" };

export const changeOfEach: Form = (random) => {
	const [each, times] = [random.integer(2, 12) * random.pick([1, -1, -1]), random.integer(3, 12)];
	const [what, down, up, unit, per, question] = random.pick(CHANGES);
	const draft = quotientOf(random, [each * times, times]);
	return {
		...draft,
		prompt: `${what} ${each < 0 ? down : up} by ${counted(Math.abs(each * times), unit, MANY[unit])} in ${counted(times, per)}, by the same amount each ${per}. ${question} Write a negative number if it ${down}.`,
		hints: [
			"A change down is a negative number.",
			`Write the whole change as a signed number, and divide it by ${times}.`,
			`Work out ${draft.task}.`,
		],
	};
};
