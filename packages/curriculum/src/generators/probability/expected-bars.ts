import { ask, counted, list, NAMES, slip } from "../../kit/index.ts";

const COLORS = ["Red", "Blue", "Green", "Yellow"] as const;
/** At most so many steps high. */
const MAX_STEPS = 10;

/** "red has 2 dots, blue has 1 dot". */
const dotsTold = (colors: readonly string[], parts: readonly number[]) =>
	colors.map((color, at) => `${color.toLowerCase()} has ${counted(parts[at] ?? 0, "dot")}`).join(", ");

/** A graph of how often to expect each color of a spinner. */
export const expectedBars = ask.charted((random) => {
	const colors = random.shuffle(COLORS).slice(0, random.integer(3, 4));
	const parts = colors.map(() => random.integer(1, 5));
	const all = parts.reduce((sum, each) => sum + each, 0);
	const times = random.pick([2, 4, 5, 10]);
	const isEven = parts.every((each) => each === parts[0]);
	if (isEven || all > 12 || Math.max(...parts) > MAX_STEPS) return undefined;
	const spins = all * times;
	const told = colors.map((color, at) => `${parts[at]} ${color.toLowerCase()}`);
	const style = random.pick(["bars", "pictures"] as const);
	const graph = style === "bars" ? "bar graph" : "picture graph";
	return {
		prompt: random.pick([
			`A spinner has ${all} equal parts: ${list(told)}. It is spun ${spins} times. Draw a ${graph} of how often to expect each color.`,
			`${random.pick(NAMES)} spins a spinner ${spins} times. Its ${all} equal parts are ${list(told)}. Draw how often to expect each color as a ${graph}.`,
		]),
		chart: { style, step: times, most: times * MAX_STEPS },
		columns: colors.map((name, at) => ({
			name,
			value: (parts[at] ?? 0) * times,
			wrong: spins % colors.length === 0 ? [[slip.colorsAsEqual, spins / colors.length] as const] : [],
		})),
		hints: [
			"What is the probability of each color?",
			`There are ${all} equal parts. How many times would each part come up in ${spins} spins?`,
			`Expect each part ${times} times. Multiply by how many parts have the color.`,
		],
		steps: [
			`Expect each part $${spins} \\div ${all} = ${times}$ times.`,
			...colors.map(
				(color, at) => `${color}: $${parts[at]} \\times ${times} = ${(parts[at] ?? 0) * times}$.`,
			),
			...(style === "bars" ? [] : [`Each dot counts ${times}, so ${dotsTold(colors, parts)}.`]),
		],
	};
});
