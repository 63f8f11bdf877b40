import { ask, boxed, decimals, dollars, money, NAMES, slip, texNumber, whole } from "../../kit/index.ts";
import type { Form, Random, Range } from "../../kit/index.ts";
import { decimalProduct, type Scaled, scaledOf, shown } from "./decimal-products.ts";
import { PER_UNIT } from "./decimal-stories.ts";

type Draw = (random: Random) => readonly [Scaled, Scaled];

/** Two factors with so many decimal places each. */
export const factors =
	(first: readonly [places: number, range: Range], second: readonly [places: number, range: Range]): Draw =>
	(random) => [scaledOf(random, ...first), scaledOf(random, ...second)];

/** Just the calculation. */
export const product =
	(draw: Draw): Form =>
	(random) =>
		decimalProduct(random, ...draw(random));

export const productStory =
	(draw: Draw): Form =>
	(random) => {
		const [a, b] = draw(random);
		if (b.units === 1 && b.places === 0) return undefined;
		return {
			...decimalProduct(random, a, b),
			prompt: random.pick(PER_UNIT)(random.pick(NAMES), shown(a), shown(b)),
		};
	};

/** The digits are there; the decimal point is asked for. */
export const placeThePoint =
	(draw: Draw): Form =>
	(random) => {
		const [a, b] = draw(random);
		const [units, places] = [a.units * b.units, a.places + b.places];
		if (units % 10 === 0 || units < 100) return undefined;
		const draft = decimalProduct(random, a, b);
		return {
			...draft,
			prompt: random.pick([
				`$${a.units} \\times ${b.units} = ${texNumber(units)}$. Use this to find ${draft.task}.`,
				`The digits of ${draft.task} are ${units}. Where does the decimal point go? Write the product.`,
				`${random.pick(NAMES)} knows that $${a.units} \\times ${b.units} = ${texNumber(units)}$. What is ${draft.task}?`,
			]),
			hints: [
				draft.hints[0],
				`How many decimal places do $${shown(a)}$ and $${shown(b)}$ have together?`,
				`The product has ${places} digits after the decimal point.`,
			],
		};
	};

/** A price for one unit, and what is paid for several: with change, in two steps. */
export const price =
	(hasChange: boolean): Form =>
	(random) => {
		const [cents, tenth] = [5 * random.integer(17, 120), random.integer(12, 45)];
		const cost = (cents * tenth) / 10;
		const bill = [1000, 2000, 5000].find((each) => each > cost);
		if (tenth % 10 === 0 || !Number.isInteger(cost) || bill === undefined) return undefined;
		const name = random.pick(NAMES);
		const goods = random.pick([
			"apples",
			"rice",
			"cherries",
			"flour",
			"walnuts",
			"grapes",
			"beans",
			"cheese",
		]);
		const [each, amount] = [`\\$${dollars(cents)}`, (tenth / 10).toFixed(1)];
		const product = `${(cents / 100).toFixed(2)} \\times ${amount} = ${(cost / 100).toFixed(2)}`;
		const told = `One pound of ${goods} costs ${each}. ${name} buys ${amount} pounds`;
		return {
			prompt: hasChange
				? `${told} and pays with ${bill / 100} dollars. How much change does ${name} get?`
				: `${told}. How much does ${name} pay?`,
			unit: { before: "$" },
			right: money(hasChange ? bill - cost : cost),
			wrong: [
				hasChange && [slip.stoppedBeforeChange, money(cost)],
				hasChange && [slip.addedInstead, money(bill + cost)],
				!hasChange && [slip.pointTooFarRight, money(cost * 10)],
				[slip.usedOneNumber, money(hasChange ? bill - cents : cents)],
				!hasChange && [slip.addedFactors, money(cents + tenth * 10)],
			],
			hints: [
				hasChange
					? "This takes two steps. What does it cost in all?"
					: "You know the price of one pound. Which operation finds the price of several pounds?",
				`Multiply the price of one pound, $${(cents / 100).toFixed(2)}$, by $${amount}$.`,
				hasChange
					? `Subtract the cost from $${(bill / 100).toFixed(2)}$.`
					: `Multiply $${cents} \\times ${tenth}$ first. Then place the decimal point.`,
			],
			steps: [
				`The cost: $${product}$.`,
				...(hasChange
					? [
							`The change: $${(bill / 100).toFixed(2)} - ${(cost / 100).toFixed(2)} = ${((bill - cost) / 100).toFixed(2)}$.`,
						]
					: []),
			],
		};
	};

/** The whole-number product, the places, and the product. */
export const productInSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const [a, b] = draw(random);
		const [units, places] = [a.units * b.units, a.places + b.places];
		const { hints, steps, task = "", right } = decimalProduct(random, a, b);
		return {
			prompt: random.pick([
				`Complete the work for ${task}. Without decimal points: $${a.units} \\times ${b.units} =$ [[units]]. The factors have [[places]] decimal places in all. The product is [[product]].`,
				`Find ${task}. The whole-number product is [[units]]. Count [[places]] decimal places in the factors together, so the answer is [[product]].`,
			]),
			boxes: {
				units: boxed(whole(units), [slip.addedFactors, whole(a.units + b.units)]),
				places: boxed(whole(places), [slip.keptPlacesOfOneFactor, whole(Math.max(a.places, b.places))]),
				product: {
					right,
					wrong: [
						[slip.ignoredThePoint, whole(units)],
						[slip.pointTooFarLeft, decimals(units, places + 1)],
					],
				},
			},
			hints,
			steps,
		};
	});
