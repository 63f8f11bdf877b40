import { ask, inFull, NAMES, type Random, slip, texNumber, type Way } from "../../../kit/index.ts";

/** A product whose second factor is split into two parts. */
interface Broken {
	height: number;
	left: number;
	right: number;
}

type DrawBroken = (random: Random) => Broken | undefined;

/** Both parts on a rectangle, as an equation says. */
export const splitAsEquation = (draw: DrawBroken): Way =>
	ask.split((random) => {
		const broken = draw(random);
		if (broken === undefined) return undefined;
		const { height, left, right } = broken;
		const width = left + right;
		const equation = `$${height} \\times ${width} = ${height} \\times ${left} + ${height} \\times ${right}$`;
		return {
			prompt: random.pick([
				`Split the rectangle into two parts that show ${equation}.`,
				`${random.pick(NAMES)} writes ${equation}. Split the rectangle into these two parts.`,
				`The rectangle shows $${height} \\times ${width}$. Place the line so that it shows ${equation}.`,
				`Where does the line belong so that the two parts show ${equation}?`,
			]),
			model: { width, height, has_areas: true },
			columns: [left, right],
			wrong: [
				[slip.splitAtTheHeight, 0, height],
				[slip.oneColumnTooMany, 0, Math.max(left, right) + 1],
				[slip.oneColumnTooFew, 0, Math.max(left, right) - 1],
			],
			hints: [
				`Both parts are ${height} high. Only the width is split.`,
				`Compare the two products with $${height} \\times ${width}$. Which factor changes?`,
				`The two widths together make ${width}.`,
			],
			steps: [
				`One part is ${height} high and ${left} wide: $${height} \\times ${left} = ${height * left}$.`,
				`The other part is ${height} high and ${right} wide: $${height} \\times ${right} = ${height * right}$.`,
				`Together that is $${height * left} + ${height * right} = ${height * width}$.`,
			],
		};
	});

/** A part with a given area. */
export const splitByArea = (draw: DrawBroken, units: readonly string[]): Way =>
	ask.split((random) => {
		const broken = draw(random);
		if (broken === undefined) return undefined;
		const { height, left, right } = broken;
		const [width, area] = [left + right, height * left];
		const unit = random.pick(units);
		return {
			prompt: random.pick([
				`A rectangle is ${width} ${unit} wide and ${height} ${unit} high. Split it so that one of the two parts has an area of ${area} square ${inFull(unit)}.`,
				`${random.pick(NAMES)} splits a rectangle that is ${height} ${unit} by ${width} ${unit} into two parts. One part has an area of ${area} square ${inFull(unit)}. Place the line.`,
				`The rectangle is ${height} ${unit} high and ${width} ${unit} wide. Place a line so that one part has an area of ${area} square ${inFull(unit)}.`,
			]),
			model: { width, height, has_areas: false },
			columns: [left, right],
			wrong: [
				[slip.splitAtTheHeight, 0, height],
				[slip.oneColumnTooMany, 0, left + 1],
				[slip.oneColumnTooFew, 0, left - 1],
			],
			hints: [
				`Both parts are ${height} ${unit} high.`,
				`The area of a part is its height times its width. Which number times ${height} makes ${area}?`,
				`Place the line. What is left of the ${width} ${unit} is the other part.`,
			],
			steps: [
				`$${area} \\div ${height} = ${left}$, so this part is ${left} ${unit} wide.`,
				`$${width} - ${left} = ${right}$, so the other part is ${right} ${unit} wide.`,
			],
		};
	});

/** Tens and ones of a two-digit factor. */
export const splitIntoTens = (
	draw: (random: Random) => { number: number; factor: number } | undefined,
): Way =>
	ask.split((random) => {
		const drawn = draw(random);
		if (drawn === undefined) return undefined;
		const { number, factor } = drawn;
		const [tens, ones] = placesOfTwo(number);
		if (ones === 0 || tens === ones) return undefined;
		return {
			prompt: random.pick([
				`Split the rectangle for $${factor} \\times ${number}$ into tens and ones.`,
				`Break ${number} apart into tens and ones to find $${factor} \\times ${number}$. Place the line on the rectangle.`,
				`${random.pick(NAMES)} multiplies $${factor} \\times ${number}$ in two steps: first the tens of ${number}, then the ones. Split the rectangle that way.`,
				`The rectangle is ${factor} high and ${number} wide. Split its width into tens and ones.`,
			]),
			model: { width: number, height: factor, has_areas: true },
			columns: [tens, ones],
			wrong: [
				[slip.splitByTheDigit, 0, tens / 10],
				[slip.splitAtTheHeight, 0, factor],
				[slip.oneColumnTooMany, 0, tens + 1],
				[slip.oneColumnTooFew, 0, tens - 1],
			],
			hints: [
				`Only the width, ${number}, is split. The height stays ${factor}.`,
				`How many tens are in ${number}, and what are they worth?`,
				`The ones of ${number} are the rest of the width.`,
			],
			steps: [
				`$${number} = ${tens} + ${ones}$.`,
				`$${factor} \\times ${tens} = ${factor * tens}$ and $${factor} \\times ${ones} = ${factor * ones}$.`,
				`Together that is $${factor * tens} + ${factor * ones} = ${factor * number}$.`,
			],
		};
	});

function placesOfTwo(number: number): [tens: number, ones: number] {
	return [number - (number % 10), number % 10];
}

/** Tens and ones of both factors: four parts. */
export const splitBothIntoTens = (draw: (random: Random) => { a: number; b: number } | undefined): Way =>
	ask.split((random) => {
		const drawn = draw(random);
		if (drawn === undefined) return undefined;
		const [height, width] = [Math.min(drawn.a, drawn.b), Math.max(drawn.a, drawn.b)];
		const [[topTens, topOnes], [sideTens, sideOnes]] = [placesOfTwo(width), placesOfTwo(height)];
		if (topOnes === 0 || sideOnes === 0) return undefined;
		const product = `$${height} \\times ${width}$`;
		return {
			prompt: random.pick([
				`Split the rectangle for ${product} into four parts by the tens and ones of both factors. Put the tens on the left and at the top.`,
				`${random.pick(NAMES)} finds ${product} with four partial products. Split the rectangle: tens on the left and at the top, ones on the right and at the bottom.`,
				`The rectangle is ${width} wide and ${height} high. Place both lines so that tens and ones are apart, with the tens on the left and at the top.`,
			]),
			model: { width, height, has_areas: true },
			columns: [topTens, topOnes],
			rows: [sideTens, sideOnes],
			wrong: [
				[slip.splitByTheDigit, 0, topTens / 10],
				[slip.onesFirst, 0, topOnes],
				[slip.splitInTheMiddle, 0, width / 2],
				[{ ...slip.splitByTheDigit, id: "face-value-2" }, 2, sideTens / 10],
				[{ ...slip.onesFirst, id: "swapped-tens-and-ones-2" }, 2, sideOnes],
				[{ ...slip.splitInTheMiddle, id: "split-in-half-2" }, 2, height / 2],
			].filter((each): each is [typeof slip.onesFirst, number, number] => Number.isInteger(each[2])),
			hints: [
				`The vertical line splits ${width}, and the horizontal line splits ${height}.`,
				`Break ${width} apart: how much are its tens worth?`,
				`Do the same with ${height}: its tens are at the top.`,
			],
			steps: [
				`$${width} = ${topTens} + ${topOnes}$ and $${height} = ${sideTens} + ${sideOnes}$.`,
				`The parts at the top: $${sideTens} \\times ${topTens} = ${texNumber(sideTens * topTens)}$ and $${sideTens} \\times ${topOnes} = ${sideTens * topOnes}$.`,
				`The parts at the bottom: $${sideOnes} \\times ${topTens} = ${sideOnes * topTens}$ and $${sideOnes} \\times ${topOnes} = ${sideOnes * topOnes}$.`,
				`All four together: $${texNumber(height * width)}$.`,
			],
		};
	});
