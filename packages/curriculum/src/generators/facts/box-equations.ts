import { tapeDiagram } from "../../figures/lines/tape-diagram.ts";
import { ask, type Form, NAMES, slip, whole as number } from "../../kit/index.ts";
import { BOX, help, type Kind, partsOf, sides, type Span } from "./parts-and-whole.ts";

interface Setting extends Span {
	kinds: readonly Kind[];
	/** Whether the box may come first and the equal sign early. */
	isTurned?: boolean;
}

/** A box in a sum or a difference. */
export const equation =
	(setting: Setting): Form =>
	(random) => {
		const [parts, kind] = [partsOf(random, setting), random.pick(setting.kinds)];
		const [straight, other, answer] = sides[kind](parts);
		const canTurn = setting.isTurned ?? false;
		const side = canTurn && kind === "addend" && random.oneIn(2) ? `${BOX} + ${parts.part}` : straight;
		const formula = canTurn && random.oneIn(2) ? `${other} = ${side}` : `${side} = ${other}`;
		const known = kind === "start" ? parts.part : kind === "addend" ? parts.part : parts.whole;
		const name = random.pick(NAMES);
		return {
			...help(kind, parts),
			prompt: random.pick([
				`Which number belongs in the box? $${formula}$`,
				`Find the missing number. $${formula}$`,
				`${name} covers one number of an equation with a box: $${formula}$. Which number is it?`,
				`Make the equation true. $${formula}$`,
			]),
			task: `$${formula}$`,
			right: number(answer),
			wrong: [
				kind !== "start" && [slip.addedBothNumbers, number(known + other)],
				kind === "start" && [slip.subtractedBothNumbers, number(Math.abs(known - other))],
				[slip.copiedTheNumberBeside, number(other)],
				kind === "addend" && [slip.countedTheStartAgain, number(answer + 1)],
				answer > 10 && [slip.lostATen, number(answer - 10)],
			],
		};
	};

/** A bar of two parts; the missing part, and a subtraction that finds it. */
export const onBar = (setting: Span) =>
	ask.labeled((random) => {
		const { part, rest, whole } = partsOf(random, setting);
		if (part * 4 < whole || rest * 4 < whole) return undefined;
		const { svg, middles } = tapeDiagram(
			[
				{ share: part, text: `${part}`, color: "sky" },
				{ share: rest, color: "gold" },
			],
			`${whole}`,
		);
		const place = middles[1] ?? [50, 50];
		return {
			prompt: random.pick([
				`The bar shows $${part} + ${BOX} = ${whole}$. Write the missing part on the bar.`,
				`The whole bar is ${whole}. One part is ${part}. Label the other part.`,
				`Find the missing part of the bar for $${whole} - ${part} = ${BOX}$.`,
			]),
			figure: { svg, alt: `A bar of ${whole} in two parts. One part is ${part}. The other part has a box.` },
			labels: {
				rest: {
					right: number(rest),
					label: "The other part",
					place,
					wrong: [
						[slip.addedBothNumbers, number(part + whole)],
						[slip.gaveTheWholeBar, number(whole)],
						rest > 10 && [slip.lostATen, number(rest - 10)],
					],
				},
			},
			...help("addend", { part, rest, whole }),
		};
	});
