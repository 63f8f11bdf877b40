import { type Draft, slip, texOf } from "../../kit/index.ts";
import { perCount, type RateStory } from "./rate-stories.ts";
import { type Rate, shownIn, unitOfRate, worth } from "./rates.ts";

/** Things that nobody buys or makes a part of. */
const WHOLE_THINGS: readonly string[] = ["tickets", "loaves", "boxes"];

/** Whether so many can be counted: 2.5 hours, but not 2.5 tickets. */
const canBe = ({ per: [, many] }: RateStory, hundredths: number) =>
	hundredths % 100 === 0 || !WHOLE_THINGS.includes(many);

/** The amount for `count` is known, and the one for `asked` is wanted. */
export function findTheAmount(rate: Rate, count: number, asked: number): Omit<Draft, "prompt"> {
	const { story, hundredths } = rate;
	const [, many] = story.per;
	const value = (each: number) => worth(story, each);
	const [total, one, right] = [value(hundredths * count), value(hundredths), value(hundredths * asked)];
	return {
		right,
		wrong: [
			[slip.addedToBothAmounts, value(hundredths * count + (asked - count) * 100)],
			[slip.stoppedAtTheRate, one],
			[slip.forgotToDivide, value(hundredths * count * asked)],
			[slip.repeatedTheAmount, total],
		],
		unit: { after: story.unit },
		hints: [
			`The amounts of ${story.unit} and ${many} are in the same ratio. Both are multiplied by the same number.`,
			`Find the unit rate first: $${texOf(total)} \\div ${count}$.`,
			`Multiply the unit rate by ${asked}.`,
		],
		steps: [
			`The unit rate is $${texOf(total)} \\div ${count} = ${texOf(one)}$ ${unitOfRate(story)}.`,
			`For ${perCount(story, asked)}: $${texOf(one)} \\times ${asked} = ${texOf(right)}$ ${story.unit}.`,
		],
	};
}

/** The amount for `count` is known, and the number that belongs to another amount is wanted. */
export function findTheCount(rate: Rate, count: number, asked: number): Omit<Draft, "prompt"> {
	const { story, hundredths } = rate;
	const [, many] = story.per;
	const value = (each: number) => worth(story, each);
	const bare = (each: number) => worth({ ...story, unit: many }, each);
	const [total, one, wanted] = [value(hundredths * count), value(hundredths), value(hundredths * asked)];
	return {
		right: bare(asked * 100),
		wrong: [
			[slip.addedToBothAmounts, bare(count * 100 + hundredths * (asked - count))],
			[slip.stoppedAtTheRate, bare(hundredths)],
			[slip.forgotToDivide, bare(hundredths * asked * count)],
		],
		unit: { after: many },
		hints: [
			`The amounts of ${story.unit} and ${many} are in the same ratio.`,
			`Find the unit rate first: $${texOf(total)} \\div ${count}$.`,
			`How many times does the unit rate go into ${shownIn(story, hundredths * asked)}?`,
		],
		steps: [
			`The unit rate is $${texOf(total)} \\div ${count} = ${texOf(one)}$ ${unitOfRate(story)}.`,
			`$${texOf(wanted)} \\div ${texOf(one)} = ${asked}$ ${many}.`,
		],
	};
}

/** The unit rate is known: multiply. */
export function multiplyTheRate({ story, hundredths }: Rate, count: number): Omit<Draft, "prompt"> {
	const value = (each: number) => worth(story, each);
	const [one, right] = [value(hundredths), value(hundredths * count)];
	const [single, many] = story.per;
	return {
		right,
		wrong: [
			[slip.addedForAmount, value(hundredths + count * 100)],
			hundredths % count === 0 && [slip.dividedForAmount, value(hundredths / count)],
			[slip.oneGroupShort, value(hundredths * (count - 1))],
			[slip.amountOnePlaceOff, value(hundredths * count * 10)],
		],
		unit: { after: story.unit },
		hints: [
			`The unit rate is how many ${story.unit} there are for 1 ${single}.`,
			`There are ${count} ${many}, with ${shownIn(story, hundredths)} ${story.unit} for each one.`,
			`Multiply the unit rate by ${count}.`,
		],
		steps: [
			`There are ${count} ${many}, with ${shownIn(story, hundredths)} ${story.unit} for each one.`,
			`Multiply the rate by the number of ${many}: $${texOf(one)} \\times ${count} = ${texOf(right)}$ ${story.unit}.`,
		],
	};
}

/** The unit rate and an amount are known: divide. */
export function divideByTheRate({ story, hundredths }: Rate, count: number): Omit<Draft, "prompt"> {
	const [single, many] = story.per;
	const bare = (each: number) => worth({ ...story, unit: many }, each);
	const [one, total] = [worth(story, hundredths), worth(story, hundredths * count)];
	const [multiplied, subtracted] = [(hundredths * hundredths * count) / 100, hundredths * (count - 1)];
	return {
		right: bare(count * 100),
		wrong: [
			canBe(story, multiplied) && [slip.multipliedForRate, bare(multiplied)],
			canBe(story, subtracted) && [slip.subtractedForRate, bare(subtracted)],
			[slip.oneGroupShort, bare((count - 1) * 100)],
			[slip.amountOnePlaceOff, bare(count * 1000)],
		],
		unit: { after: many },
		hints: [
			`The unit rate is how many ${story.unit} there are for 1 ${single}.`,
			`How many times does ${shownIn(story, hundredths)} go into ${shownIn(story, hundredths * count)}?`,
			`Divide the ${story.unit}: $${texOf(total)} \\div ${texOf(one)}$.`,
		],
		steps: [`Divide by the unit rate: $${texOf(total)} \\div ${texOf(one)} = ${count}$ ${many}.`],
	};
}

/** A story that asks for an amount or, the other way, for a number. */
export const asksFor = ({ story, name, hundredths }: Rate, count: number, isBack: boolean) =>
	isBack ? story.askCount(name, shownIn(story, hundredths * count)) : story.ask(name, perCount(story, count));

/** Only stories of one kind of thing, such as prices. */
export const isPrice = ({ unit, link }: RateStory) => unit === "dollars" && link === "for";
