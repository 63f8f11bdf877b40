import type { Random } from "../../random/seeded-random.ts";
import { THINGS } from "../../kit/stories.ts";
import { NAMES } from "../../kit/words.ts";

/** A story about two parts and a whole, with one of the three unknown. */
export interface OneStepStory {
	text: string;
	unknown: "whole" | "part";
	/** What a reader who trusts single words would do with the two numbers. */
	tempts: "add" | "subtract" | null;
}

/** `rest + part = whole`; the story tells two of them. `is_plain`: the words and the operation agree. */
export function oneStepStory(
	random: Random,
	{ whole, part }: { whole: number; part: number },
	is_plain: boolean,
): OneStepStory {
	const rest = whole - part;
	const [name, friend] = random.shuffle(NAMES);
	const [, things] = random.pick(THINGS);
	const plain: OneStepStory[] = [
		{
			text: `${name} has ${rest} ${things} and gets ${part} more. How many ${things} does ${name} have now?`,
			unknown: "whole",
			tempts: null,
		},
		{
			text: `${name} has ${whole} ${things} and gives ${part} to ${friend}. How many ${things} does ${name} have left?`,
			unknown: "part",
			tempts: null,
		},
		{
			text: `There are ${part} red balls and ${rest} blue balls in a box. How many balls are in the box?`,
			unknown: "whole",
			tempts: null,
		},
		{
			text: `${name} reads ${whole} pages. ${friend} reads ${part} pages fewer. How many pages does ${friend} read?`,
			unknown: "part",
			tempts: null,
		},
	];
	const turned: OneStepStory[] = [
		{
			text: `${name} has ${rest} ${things}. After a birthday party ${name} has ${whole}. How many ${things} did ${name} get at the party?`,
			unknown: "part",
			tempts: "add",
		},
		{
			text: `${name} gave away ${part} ${things} and has ${rest} left. How many ${things} did ${name} have at first?`,
			unknown: "whole",
			tempts: "subtract",
		},
		{
			text: `${name} has ${whole} ${things}. That is ${part} more than ${friend} has. How many ${things} does ${friend} have?`,
			unknown: "part",
			tempts: "add",
		},
		{
			text: `${name} has ${rest} ${things}. That is ${part} fewer than ${friend} has. How many ${things} does ${friend} have?`,
			unknown: "whole",
			tempts: "subtract",
		},
		{
			text: `${name} has ${whole} ${things} and ${friend} has ${rest}. How many more ${things} does ${name} have?`,
			unknown: "part",
			tempts: "add",
		},
		{
			text: `Some children are at the pool. Then ${part} more come, and now there are ${whole}. How many were there at first?`,
			unknown: "part",
			tempts: "add",
		},
	];
	return random.pick(is_plain ? plain : turned);
}
