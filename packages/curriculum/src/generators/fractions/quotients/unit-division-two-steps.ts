import { type Form, NAMES, partsCalled, ratio, slip, whole } from "../../../kit/index.ts";
import { unitDivisionOf, unitTex } from "./unit-divisions.ts";

/** Some of the equal pieces are taken: two steps. */
export const severalPieces: Form = (random) => {
	const { bottom, count } = unitDivisionOf(random, true, [2, 6], [3, 8]);
	const taken = random.integer(2, count - 1);
	const [name, all] = [random.pick(NAMES), bottom * count];
	const part = `$${unitTex(bottom)}$`;
	return {
		prompt: random.pick([
			`${name} cuts ${part} of a pan of cornbread into ${count} equal pieces and eats ${taken} of them. What fraction of the whole pan does ${name} eat?`,
			`${name} cuts ${part} yard of ribbon into ${count} equal pieces and uses ${taken} of them. What fraction of a yard does ${name} use?`,
			`${name} pours ${part} gallon of juice equally into ${count} glasses. The children drink ${taken} glasses. What fraction of a gallon do they drink?`,
			`${name} divides ${part} of a garden into ${count} equal beds and plants peas in ${taken} of them. What fraction of the garden has peas?`,
			`${name} splits ${part} pound of clay into ${count} equal balls and paints ${taken} of them. How many pounds of clay are painted?`,
			`${name} puts ${part} pound of seeds equally into ${count} bags and sells ${taken} bags. How many pounds of seeds does ${name} sell?`,
		]),
		cta: "Write a fraction, such as 3/4.",
		right: ratio(taken, all),
		wrong: [
			[slip.tookPiecesOfThePart, ratio(taken, count)],
			[slip.tookOnePieceOnly, ratio(1, all)],
			[slip.addedToTheDenominator, ratio(taken, bottom + count)],
			[slip.multipliedByTheFraction, ratio(taken, bottom)],
		],
		hints: [
			"This takes two steps. What fraction of the whole is one piece?",
			`One piece is $${unitTex(bottom)} \\div ${count}$.`,
			`Multiply the size of one piece by ${taken}.`,
		],
		steps: [
			`One piece: $${unitTex(bottom)} \\div ${count} = ${unitTex(all)}$.`,
			`${taken} pieces: $${taken} \\times ${unitTex(all)} = \\dfrac{${taken}}{${all}}$.`,
		],
	};
};

/** So many parts fit, and some of them are used already: two steps. */
export const partsLeft: Form = (random) => {
	const { bottom, count } = unitDivisionOf(random, false, [2, 8], [3, 9]);
	const all = bottom * count;
	const used = random.integer(2, all - 2);
	const [name, part] = [random.pick(NAMES), `$${unitTex(bottom)}$`];
	return {
		prompt: random.pick([
			`${name} has ${count} pounds of clay. Each bowl takes ${part} pound. ${name} has made ${used} bowls. How many more bowls can ${name} make?`,
			`${name} cuts ${count} yards of rope into pieces of ${part} yard and gives away ${used} pieces. How many pieces are left?`,
			`A cooler holds ${count} gallons of lemonade. One cup holds ${part} gallon. If ${used} cups are sold, how many cups are left?`,
			`${name} cuts ${count} pizzas into slices. Each slice is ${part} of a pizza. The guests eat ${used} slices. How many slices are left?`,
			`A walk is ${count} miles long. There is a sign after every ${part} mile. ${name} has passed ${used} signs. How many signs are still to come?`,
		]),
		right: whole(all - used),
		wrong: [
			[slip.stoppedAtTheFirstStep, whole(all)],
			bottom > used && [slip.countedOneWhole, whole(bottom - used)],
			[slip.addedInstead, whole(all + used)],
			bottom + count > used && [slip.addedToTheDenominator, whole(bottom + count - used)],
			[slip.gaveWhatIsGone, whole(used)],
		],
		hints: [
			"This takes two steps. How many parts are there in all?",
			`Find how many ${partsCalled(bottom)} there are in ${count}: $${count} \\div ${unitTex(bottom)}$.`,
			`Subtract the ${used} that are used already.`,
		],
		steps: [
			`In all: $${count} \\div ${unitTex(bottom)} = ${all}$.`,
			`Left: $${all} - ${used} = ${all - used}$.`,
		],
	};
};
