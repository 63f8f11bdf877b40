import { ask, inOwnWords, NAMES, people, signOf, slip, words } from "../../kit/index.ts";
import type { Form, Random, Value, Way } from "../../kit/index.ts";
import { COMPARED_DECIMALS } from "./compared-decimals.ts";
import { type Draw, helpWith, shown, turned, valueOf, type Written } from "./decimal-pairs.ts";

/** Which sign is between two decimals. */
export const decimalSign =
	(draw: Draw): Form =>
	(random) => {
		const pair = turned(draw)(random);
		const [a, b] = pair;
		const claim = (text: string) => words(`$${shown(a)} ${text} ${shown(b)}$`);
		const truth = signOf(a.thousandths, b.thousandths);
		const tenths = ({ thousandths }: Written) => Math.floor(thousandths / 100);
		const both = `$${shown(a)}$ and $${shown(b)}$`;
		return {
			...helpWith(pair),
			prompt: random.pick([
				`Compare ${both}. Which statement is true?`,
				`Which sign belongs between ${both}?`,
				`${random.pick(NAMES)} compares ${both}. Which is right?`,
			]),
			right: claim(truth),
			wrong: [
				a.places !== b.places && [slip.longerDecimalIsLarger, claim(signOf(a.places, b.places))],
				a.places !== b.places && [slip.shorterDecimalIsLarger, claim(signOf(b.places, a.places))],
				[slip.stoppedAtTheTenths, claim(signOf(tenths(a), tenths(b)))],
				truth !== "=" && [slip.turnedTheSign, claim(truth === "<" ? ">" : "<")],
				[slip.saidEqual, claim("=")],
				truth === "=" && [slip.longerDecimalIsLarger, claim(">")],
			],
			order: ["<", ">", "="].map((text) => claim(text).shown),
		};
	};

/** The greater or the lesser one, typed. */
export const greaterDecimal =
	(draw: Draw): Form =>
	(random) => {
		const pair = turned(draw)(random);
		const [a, b] = pair;
		if (a.thousandths === b.thousandths) return undefined;
		const asksGreater = random.oneIn(2);
		const [wanted, other] = a.thousandths > b.thousandths === asksGreater ? [a, b] : [b, a];
		const slipOf = () => {
			if (other.places === wanted.places) return slip.comparedFromTheRight;
			const tookLonger = other.places > wanted.places === asksGreater;
			return tookLonger ? slip.longerDecimalIsLarger : slip.shorterDecimalIsLarger;
		};
		return {
			...helpWith(pair),
			prompt: random.pick([
				`Which is ${asksGreater ? "greater" : "less"}, $${shown(a)}$ or $${shown(b)}$? Write that number.`,
				`Write the ${asksGreater ? "greater" : "lesser"} of the two numbers $${shown(a)}$ and $${shown(b)}$.`,
				`A number line shows $${shown(a)}$ and $${shown(b)}$. Which of them is farther to the ${asksGreater ? "right" : "left"}? Write it.`,
			]),
			right: valueOf(wanted),
			wrong: [[slipOf(), valueOf(other)]],
		};
	};

/** Who has more, or less. */
export const decimalContest =
	(draw: Draw): Form =>
	(random) => {
		const pair = turned(draw)(random);
		const [a, b] = pair;
		if (a.thousandths === b.thousandths) return undefined;
		const [one, other] = people(random);
		const [told, most, least] = random.pick(COMPARED_DECIMALS)(one, shown(a), other, shown(b));
		const asksMost = random.oneIn(2);
		const who = (isFirst: boolean) => words(isFirst === asksMost ? one : other);
		return {
			...helpWith(pair),
			prompt: `${told} ${asksMost ? most : least}`,
			right: who(a.thousandths > b.thousandths),
			wrong: [
				[slip.longerDecimalIsLarger, who(a.places > b.places)],
				[slip.shorterDecimalIsLarger, who(a.places < b.places)],
				[slip.saidEqual, words("They are equal.")],
			],
			order: [one, other, "They are equal."],
			steps: [...helpWith(pair).steps, `The answer is ${who(a.thousandths > b.thousandths).shown}.`],
		};
	};

/** Several decimals in order. */
export const decimalsInOrder = (draw: (random: Random) => readonly Written[]) =>
	ask.inOrder((random) => {
		const drawn = draw(random);
		if (new Set(drawn.map(({ thousandths }) => thousandths)).size < drawn.length) return undefined;
		const cards = drawn.map(valueOf);
		const by = (size: (one: Written) => number) =>
			drawn.toSorted((x, y) => size(x) - size(y)).map((one) => cards[drawn.indexOf(one)] as Value);
		const ordered = by(({ thousandths }) => thousandths);
		return {
			prompt: random.pick([
				"Put the numbers in order from least to greatest.",
				`${random.pick(NAMES)} measures some jumps, in meters. Order them from the shortest to the longest.`,
				"Order the numbers as they come on a number line, starting at the left.",
			]),
			cards: ordered,
			wrong: [
				[slip.longerDecimalIsLarger, by(({ thousandths, places }) => thousandths * 10 ** (places - 3))],
				[slip.shorterDecimalIsLarger, by(({ places }) => -places)],
			],
			hints: [
				"Compare the tenths first.",
				"Write zeros at the end until all the numbers have the same number of decimal places.",
				"Where the tenths are the same, move on to the next place.",
			],
			steps: [
				`With the same number of decimal places: ${drawn.map((each) => shown(each, Math.max(...drawn.map(({ places }) => places)))).join(", ")}.`,
				`From least to greatest: ${ordered.map(({ shown: text }) => text).join(", ")}.`,
			],
		};
	});

/** Why the longer decimal is not the larger one, in the student's own words. */
export const explainLonger =
	(draw: Draw): Way =>
	(random) => {
		const pair = draw(random);
		const [long, short] = pair;
		if (long.thousandths >= short.thousandths) return undefined;
		const digits = (each: Written) => shown(each).split(".")[1] ?? "";
		const name = random.pick(NAMES);
		const { hints, steps } = helpWith(pair);
		return inOwnWords({
			prompt: `${name} says that $${shown(long)}$ is greater than $${shown(short)}$, because ${Number(digits(long))} is greater than ${Number(digits(short))}. Explain what ${name} did wrong, and compare the numbers.`,
			hints: [...hints],
			explanation: steps.join("\n\n"),
			rubric: {
				mistake: `Says that ${name} compared the digits after the decimal point as whole numbers, in any words.`,
				answer: `Says that ${shown(long)} is less than ${shown(short)}.`,
			},
			sample_answer: `${name} took the digits after the decimal point for whole numbers. ${steps.join(" ")}`,
		});
	};
