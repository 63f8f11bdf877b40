import { ruler } from "../../figures/ruler.ts";
import { fillNumber } from "../../kit/fill-one.ts";
import { level } from "../../kit/level.ts";
import { defineGenerator } from "../generator.ts";

const OBJECTS = ["pencil", "ribbon", "crayon", "brush", "strip of paper", "straw", "toy train"] as const;
const UNITS = [
	["in", "inches", 1, 9],
	["cm", "centimeters", 2, 15],
] as const;

// 1: inches, starts at 0. 2: inches or centimeters, starts at 0. 3: starts at a mark after 0.
// 4: starts well after 0, centimeters. 5: the missing end from start and length.
export const measureLengthRuler = defineGenerator("measure-length-ruler", 1, (random, difficulty) => {
	const [unit, units, parts, longest] =
		difficulty === 1 ? UNITS[0] : difficulty === 4 ? UNITS[1] : random.pick(UNITS);
	const from = difficulty <= 2 ? 0 : random.integer(level(difficulty, [0, 0, 1, 2, 2] as const), 4);
	const length = random.integer(2, longest - from);
	const to = from + length;
	const object = random.pick(OBJECTS);
	const asks_end = difficulty === 5;
	return fillNumber({
		answer_type: "INTEGER",
		prompt: asks_end
			? `A ${object} is ${length} ${units} long. On the ruler it starts at ${from}. At which mark does it end?`
			: `How long is the ${object}?`,
		figure: asks_end
			? {
					svg: ruler({ length: longest, unit, parts, bars: [{ from, to: from + 1, colour: "gold" }] }),
					alt: `A ruler in ${units} from 0 to ${longest}. The ${object} starts at the mark ${from}; only its first part is shown.`,
				}
			: {
					svg: ruler({
						length: longest,
						unit,
						parts,
						bars: [{ from, to, colour: random.pick(["gold", "mint", "coral", "sky"]) }],
					}),
					alt: `A ruler in ${units} from 0 to ${longest}. The ${object} lies along it from the mark ${from} to the mark ${to}.`,
				},
		...(asks_end ? {} : { answer_suffix: unit }),
		right: asks_end ? to : length,
		hints: asks_end
			? [`Start at ${from} and count on the spaces.`, "One space for each unit of the length."]
			: [
					"At which mark does it begin? At which mark does it end?",
					from === 0
						? "It begins at 0, so the end mark tells the length."
						: "Count the spaces between the two marks, not the marks.",
				],
		explanation: asks_end
			? `From ${from} count on ${length} spaces: $${from} + ${length} = ${to}$.`
			: `It goes from ${from} to ${to}: $${to} - ${from} = ${length}$ ${units}.`,
		mistakes: asks_end
			? [
					["forgot-the-start", length, "That would be right if it started at 0. Where does it start?"],
					["counted-the-start-mark", to - 1, "It looks like the start mark was counted. Count the spaces."],
					[
						"took-the-start-away",
						length > from ? length - from : "",
						"The end comes after the start. Count on from the start.",
					],
				]
			: [
					[
						"read-the-end-mark",
						from === 0 ? "" : to,
						"It does not begin at 0. How many spaces does it cover?",
					],
					[
						"counted-the-marks",
						length + 1,
						"It looks like the marks were counted. Count the spaces between them.",
					],
					["one-space-too-few", length - 1, "One space was missed. Count from the first mark again."],
				],
	});
});
