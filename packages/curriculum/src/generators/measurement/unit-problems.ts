import { ask, boxed, type Form, NAMES, prose, slip, texNumber, whole, words } from "../../kit/index.ts";
import { counted, startLarge } from "../../kit/words.ts";
import { conversionOf, factOf, inLarge, inSmall, measured, type UnitPair } from "./conversions.ts";

/** Two amounts in different units. */
export const comparedAmounts =
	(pairs: readonly UnitPair[], hasDecimals = false): Form =>
	(random) => {
		const pair = random.pick(pairs);
		const conversion = conversionOf(random, pair, true, hasDecimals);
		const exact = (conversion.hundredths * pair.factor) / 100;
		const other = exact + random.pick([0, 1, -1]) * random.integer(1, Math.max(1, Math.floor(exact / 4)));
		if (!Number.isInteger(other) || other < 1) return undefined;
		const large = measured(inLarge(conversion), pair.large);
		const small = counted(other, ...pair.small).replace(/^\d+/, prose(other));
		const sign = Math.sign(exact - other);
		const says = (each: number) =>
			words(`${large} is ${["less than", "equal to", "greater than"][each + 1]} ${small}.`);
		return {
			prompt: random.pick([
				`Compare ${large} and ${small}. Which statement is true?`,
				`${random.pick(NAMES)} compares ${large} with ${small}. What is true?`,
			]),
			right: says(sign),
			wrong: [
				[slip.comparedTheNumbers, says(-1)],
				[slip.answeredTheOtherWay, says(-sign)],
				[slip.saidEqual, says(0)],
				[slip.didNotConvert, says(1)],
			],
			order: [-1, 0, 1].map((each) => says(each).shown),
			hints: [
				"Write both amounts in the same unit.",
				factOf(pair),
				`Write ${large} in ${pair.small[1]}. Then compare the numbers.`,
			],
			steps: [factOf(pair), `${large} is ${measured(inSmall(conversion), pair.small)}.`, says(sign).shown],
		};
	};

/** What is there, and what it is used for, by the large unit. */
const STUFF: Readonly<Record<string, readonly [container: string, thing: string, uses: string]>> = {
	meter: ["a roll of", "paper", "posters"],
	foot: ["a spool of", "wire", "hooks"],
	yard: ["a roll of", "ribbon", "banners"],
	kilometer: ["a reel of", "cable", "houses"],
	kilogram: ["a sack of", "flour", "cakes"],
	pound: ["a bag of", "clay", "bowls"],
	liter: ["a cooler of", "juice", "pitchers"],
	gallon: ["a tank of", "water", "buckets"],
};

/** Many equal amounts in the small unit are taken from an amount in the large one: several steps. */
export const amountLeft =
	(pairs: readonly UnitPair[], hasDecimals = false): Form =>
	(random) => {
		const pair = random.pick(pairs.filter(({ large }) => STUFF[large[0]] !== undefined));
		const conversion = hasDecimals
			? { ...conversionOf(random, pair, true), hundredths: 10 * random.integer(11, 59) }
			: conversionOf(random, pair, true);
		const all = (conversion.hundredths * pair.factor) / 100;
		const count = random.integer(2, 6);
		const share = all / count;
		const each = random.integer(Math.max(2, Math.ceil(share * 0.4)), Math.max(2, Math.floor(share * 0.85)));
		const used = count * each;
		const [container, thing, uses] = STUFF[pair.large[0]] ?? ["", "", ""];
		if (!Number.isInteger(all) || used >= all) return undefined;
		// A hint names the factor, which would tell the rest.
		if (`${pair.factor}`.endsWith(`${all - used}`)) return undefined;
		const shown = measured(inLarge(conversion), pair.large);
		const small = pair.small[1];
		return {
			prompt: random.pick([
				`${random.pick(NAMES)} has ${container} ${shown} of ${thing} and uses ${prose(each)} ${small} for each of ${count} ${uses}. How many ${small} are left?`,
				`${startLarge(container.replace(/ of$/, ""))} holds ${shown} of ${thing}. Each of ${count} ${uses} takes ${prose(each)} ${small}. How many ${small} are left over?`,
			]),
			right: whole(all - used),
			unit: { after: small },
			wrong: [
				used > conversion.hundredths / 100 && [
					slip.didNotConvert,
					whole(Math.round(used - conversion.hundredths / 100)),
				],
				[slip.tookItOnce, whole(all - each)],
				[slip.gaveWhatWasUsed, whole(used)],
			],
			hints: [
				`This takes several steps. Write everything in ${small} first.`,
				factOf(pair),
				`Find how much the ${count} ${uses} take together, and subtract it.`,
			],
			steps: [
				`${shown} is ${prose(all)} ${small}.`,
				`The ${uses} take $${count} \\times ${texNumber(each)} = ${texNumber(used)}$ ${small}.`,
				`$${texNumber(all)} - ${texNumber(used)} = ${texNumber(all - used)}$ ${small} are left.`,
			],
		};
	};

/** A table of two units with gaps. */
export const conversionSteps = (pairs: readonly UnitPair[]) =>
	ask.stepwise((random) => {
		const pair = random.pick(pairs);
		const [first, second] = [random.integer(2, 6), random.integer(7, 12)];
		const { large, small, factor } = pair;
		return {
			prompt: random.pick([
				`1 ${large[0]} is [[one]] ${small[1]}. So ${first} ${large[1]} are [[first]] ${small[1]}, and ${prose(second * factor)} ${small[1]} are [[second]] ${large[1]}.`,
				`There are [[one]] ${small[1]} in 1 ${large[0]} and [[first]] ${small[1]} in ${first} ${large[1]}. It takes [[second]] ${large[1]} to make ${prose(second * factor)} ${small[1]}.`,
			]),
			boxes: {
				one: boxed(
					whole(factor),
					[slip.convertedWithTen, whole(10)],
					[slip.wrongNumberOfZeros, whole(Math.max(1, Math.round(factor / 10)))],
				),
				first: boxed(whole(first * factor), [slip.addedFactors, whole(first + factor)]),
				second: boxed(whole(second), [slip.multipliedToConvert, whole(second * factor * factor)]),
			},
			hints: [
				`Which unit is larger, the ${large[0]} or the ${small[0]}?`,
				`From ${large[1]} to ${small[1]}, multiply. From ${small[1]} to ${large[1]}, divide.`,
				`Use the number of ${small[1]} in 1 ${large[0]} both times.`,
			],
			steps: [
				factOf(pair),
				`$${first} \\times ${texNumber(factor)} = ${texNumber(first * factor)}$.`,
				`$${texNumber(second * factor)} \\div ${texNumber(factor)} = ${second}$.`,
			],
		};
	});
