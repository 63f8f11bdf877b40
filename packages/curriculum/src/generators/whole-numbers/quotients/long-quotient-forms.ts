import { ask, askFor, boxed, type Form, NAMES, prose, slip, texNumber, whole } from "../../../kit/index.ts";
import { type Draw, helpWith, totalOf, wrongOf } from "./long-quotients.ts";
import { PACKED } from "./packed-stories.ts";
import { restBox } from "./rest-box.ts";

/** Just the calculation. */
export const longQuotient =
	(draw: Draw): Form =>
	(random) => {
		const division = draw(random);
		const task = `$${texNumber(totalOf(division))} \\div ${division.divisor}$`;
		return {
			...helpWith(division),
			prompt: askFor(random, task),
			task,
			right: whole(division.quotient),
			wrong: wrongOf(division),
		};
	};

/** Equal groups with nothing left over. */
export const packed =
	(draw: Draw): Form =>
	(random) => {
		const division = draw(random);
		const { things, one, many } = random.pick(PACKED);
		const [total, divisor] = [prose(totalOf(division)), division.divisor];
		return {
			...helpWith(division),
			prompt: random.pick([
				`${random.pick(NAMES)} packs ${total} ${things} into ${many}. Each ${one} holds ${divisor}. How many ${many} are filled?`,
				`${total} ${things} are divided equally among ${divisor} ${many}. How many ${things} go into each ${one}?`,
			]),
			right: whole(division.quotient),
			wrong: wrongOf(division),
		};
	};

/** What the rest means: full groups, groups that are needed, or what is left for the last one. */
export const withRemainder =
	(draw: Draw): Form =>
	(random) => {
		const division = draw(random);
		const { divisor, quotient, rest } = division;
		const { things, one, many } = random.pick(PACKED);
		const asks = random.pick(["full", "needed", "left"] as const);
		const right = { full: quotient, needed: quotient + 1, left: rest }[asks];
		const question = {
			full: `How many ${many} are full?`,
			needed: `How many ${many} are needed for all of them?`,
			left: `All ${many} but the last one are full. How many ${things} are in the last ${one}?`,
		}[asks];
		const reason = {
			full: `So ${quotient} ${many} are full.`,
			needed: `What is left over needs one more ${one}: ${quotient + 1} ${many}.`,
			left: `So ${rest} ${rest === 1 ? "is" : "are"} in the last ${one}.`,
		}[asks];
		return {
			...helpWith(division),
			prompt: `${random.pick(NAMES)} puts ${prose(totalOf(division))} ${things} into ${many}. Each ${one} holds ${divisor}. ${question}`,
			right: whole(right),
			wrong: [
				asks !== "full" && [slip.gaveTheFullGroups, whole(quotient)],
				asks !== "needed" && [slip.roundedTheQuotientUp, whole(quotient + 1)],
				asks !== "left" && [slip.gaveTheRemainder, whole(rest)],
				[slip.missingToTheNext, whole(divisor - rest)],
			],
			hints: [
				`How many times does ${divisor} fit in ${prose(totalOf(division))}?`,
				`Divide, and keep the remainder in mind. Each ${one} holds ${divisor}.`,
				"What does the question ask for: the full ones, all that are needed, or what is left over?",
			],
			steps: [...helpWith(division).steps, reason],
		};
	};

/** Quotient and remainder. */
export const bothParts = (draw: Draw) =>
	ask.stepwise((random) => {
		const division = draw(random);
		const { divisor, quotient, rest } = division;
		const total = texNumber(totalOf(division));
		return {
			...helpWith(division),
			prompt: random.pick([
				`Divide: $${total} \\div ${divisor}$. The quotient is [[quotient]], and the remainder is [[rest]].`,
				`$${total} \\div ${divisor}$ is [[quotient]] with a remainder of [[rest]].`,
			]),
			boxes: {
				quotient: boxed(
					whole(quotient),
					[slip.quotientOneShort, whole(quotient - 1)],
					[slip.quotientOneOver, whole(quotient + 1)],
				),
				rest: restBox(rest, divisor),
			},
			steps: [...helpWith(division).steps, `The quotient is ${quotient}, and the remainder is ${rest}.`],
		};
	});

/** The tens of the quotient, what is left, and the ones. */
export const longQuotientInSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const division = draw(random);
		const { divisor, quotient } = division;
		const [total, tens] = [totalOf(division), Math.floor(quotient / 10) * 10];
		const [left, ones] = [total - tens * divisor, quotient - tens];
		if (tens === 0 || ones === 0) return undefined;
		const task = `$${texNumber(total)} \\div ${divisor}$`;
		return {
			...helpWith(division),
			prompt: random.pick([
				`Find ${task} in parts. First take $${divisor} \\times ${texNumber(tens)} =$ [[taken]]. That leaves [[left]]. Now $${divisor} \\times$ [[ones]] is exactly what is left. The quotient is [[quotient]].`,
				`Work out ${task}. Subtract ${prose(tens)} groups of ${divisor}, which is [[taken]], so [[left]] is left. That is [[ones]] more groups. In all, there are [[quotient]] groups.`,
			]),
			boxes: {
				taken: boxed(whole(tens * divisor), [slip.didNotShift, whole((tens * divisor) / 10)]),
				left: boxed(whole(left), [slip.subtractedOnce, whole(total - divisor)]),
				ones: boxed(
					whole(ones),
					[slip.quotientOneShort, whole(ones - 1)],
					[slip.quotientOneOver, whole(ones + 1)],
				),
				quotient: boxed(whole(quotient), [
					slip.droppedZero,
					whole(Number(`${tens / 10}${ones}`.replace("0", ""))),
				]),
			},
		};
	});

/** The dividend or the divisor is missing. */
export const missingFactor =
	(draw: Draw): Form =>
	(random) => {
		const division = draw(random);
		const { divisor, quotient } = division;
		const total = totalOf(division);
		return {
			...helpWith(division),
			prompt: random.pick([
				`Which number belongs in the box? $\\square \\times ${divisor} = ${texNumber(total)}$`,
				`Find the missing factor: $${divisor} \\times \\square = ${texNumber(total)}$`,
				`Find the missing number: $${texNumber(total)} \\div \\square = ${divisor}$`,
			]),
			right: whole(quotient),
			wrong: [...wrongOf(division), [slip.multipliedToDivide, whole(total * divisor)]],
			steps: [`Divide to find it: $${texNumber(total)} \\div ${divisor}$.`, ...helpWith(division).steps],
		};
	};
