import { angleFan } from "../../figures/shapes/angle-fan.ts";
import { ask, boxed, COLORS, NAMES, slip, whole } from "../../kit/index.ts";
import type { Draft, Form, Random } from "../../kit/index.ts";
import { list, startLarge } from "../../kit/words.ts";

const ORDER = ["first", "second", "third", "fourth"] as const;
const COUNT = ["no", "one", "two", "three", "four"] as const;

/** An angle that is split: what it is called, its degrees, and things that have it. */
export interface Whole {
	called: string;
	degrees: number;
	things: readonly string[];
}

/** Parts of a whole angle; the one at `at` is not given. */
interface Split {
	whole: Whole;
	sizes: readonly number[];
	at: number;
}

export type Draw = (random: Random) => Split | undefined;

export const knownOf = ({ sizes, at }: Split) => sizes.filter((_, place) => place !== at);
export const sumOf = (sizes: readonly number[]) => sizes.reduce((sum, size) => sum + size, 0);

export const listed = (sizes: readonly number[]) => list(sizes.map((size) => `${size}°`));

export function fan(random: Random, { whole: all, sizes, at }: Split) {
	const colors = random.shuffle(COLORS);
	const parts = sizes.map((size, place) => ({
		from: sumOf(sizes.slice(0, place)),
		to: sumOf(sizes.slice(0, place + 1)),
		text: place === at ? "?" : `${size}°`,
		color: colors[place % colors.length] ?? ("sky" as const),
	}));
	const told = sizes.map(
		(size, place) =>
			`The ${ORDER[place]} ${place === at ? "is marked with a question mark" : `measures ${size} degrees`}.`,
	);
	return {
		svg: angleFan({
			parts,
			turn: all.degrees === 180 ? 0 : 5 * random.integer(0, 8),
			has_square: all.degrees === 90,
		}),
		alt:
			at === -1
				? `Angles side by side. ${told.join(" ")}`
				: `Angles side by side that make ${all.called} together. ${told.join(" ")}`,
	};
}

function wrongOf(split: Split): Draft["wrong"] {
	const { whole: all } = split;
	const known = knownOf(split);
	const [sum, first = 0] = [sumOf(known), known[0]];
	return [
		all.degrees !== 180 && sum < 180 && [slip.took180, whole(180 - sum)],
		all.degrees !== 90 && sum < 90 && [slip.took90, whole(90 - sum)],
		known.length > 1 && [slip.tookOneKnownPart, whole(all.degrees - first)],
		known.length > 1 && [slip.gaveTheKnownParts, whole(sum)],
		all.degrees !== 360 && [slip.tookFrom360, whole(360 - sum)],
		[slip.addedToTheWholeAngle, whole(all.degrees + sum)],
	];
}

export const missing =
	(draw: Draw): Form =>
	(random) => {
		const split = draw(random);
		if (split === undefined) return undefined;
		const { whole: all, sizes, at } = split;
		const [known, right, name] = [knownOf(split), sizes[at] ?? 0, random.pick(NAMES)];
		const [sum, parts] = [sumOf(known), COUNT[sizes.length] ?? ""];
		const told =
			known.length === 1
				? `One of them is ${listed(known)}.`
				: `${known.length === 2 ? "Two" : "Three"} of them are ${listed(known)}.`;
		const asks = random.pick(["How many degrees is the other one?", "What is the measure of the other one?"]);
		const capital = startLarge(all.called);
		return {
			prompt: random.pick([
				`${name} cuts ${random.pick(all.things)}, ${all.called}, into ${parts} parts. ${told} ${asks}`,
				`${capital} is split into ${parts} angles. ${told} ${asks}`,
				`Side by side, ${parts} angles make ${all.called}. ${told} ${asks}`,
			]),
			figure: fan(random, split),
			task: `the ${known.length === 1 ? "other" : "last"} part of ${all.called} when ${known.length === 1 ? "one part is" : "the other parts are"} ${listed(known)}`,
			right: whole(right),
			unit: { after: "degrees" },
			wrong: wrongOf(split),
			hints: [
				all.called.includes("°")
					? "The parts together make the whole angle."
					: `How many degrees does ${all.called} measure?`,
				known.length === 1
					? `The whole angle is ${all.degrees}°. The part you know is ${known[0]}°.`
					: `Add the parts you know: $${known.join(" + ")}$.`,
				known.length === 1
					? `Subtract the part you know from the whole: $${all.degrees} - ${known[0]}$.`
					: `Subtract that sum from the whole, ${all.degrees}°.`,
			],
			steps: [
				...(all.called.includes("°") ? [] : [`${capital} measures ${all.degrees}°.`]),
				known.length === 1
					? `The whole angle is ${all.degrees}°, and one part is ${known[0]}°.`
					: `$${known.join(" + ")} = ${sum}$.`,
				`$${all.degrees} - ${sum} = ${right}$, so the other angle is ${right}°.`,
			],
		};
	};

/** The missing part is opened instead of typed. */
export const opened = (draw: Draw) =>
	ask.byOpening((random) => {
		const draft = missing(draw)(random);
		if (draft === undefined || Number(draft.right.entry) % 5 > 0) return undefined;
		const { figure: _figure, ...rest } = draft;
		return {
			...rest,
			prompt: `${draft.prompt} ${random.pick(["Open an angle of that size.", "Open it on the protractor."])}`,
			angle: { step: 5, has_protractor: true },
		};
	});

/** The known parts together, and what is missing. */
export const inSteps = (draw: Draw) =>
	ask.stepwise((random) => {
		const split = draw(random);
		if (split === undefined) return undefined;
		const { whole: all, sizes, at } = split;
		const known = knownOf(split);
		const [sum, right] = [sumOf(known), sizes[at] ?? 0];
		return {
			prompt: random.pick([
				`Together, some angles make ${all.called}. The known ones, ${listed(known)}, add up to [[known]] degrees. The missing one is [[missing]] degrees.`,
				`${random.pick(NAMES)} splits ${all.called}. The parts ${listed(known)} add up to [[known]] degrees, so [[missing]] degrees are left.`,
			]),
			figure: fan(random, split),
			boxes: {
				known: boxed(whole(sum), [slip.subtractedAngleParts, whole(Math.abs(2 * (known[0] ?? 0) - sum))]),
				missing: { right: whole(right), wrong: wrongOf(split) },
			},
			hints: [
				`How many degrees does the whole angle measure?`,
				`Add: $${known.join(" + ")}$.`,
				"Subtract that from the whole angle.",
			],
			steps: [`$${known.join(" + ")} = ${sum}$.`, `$${all.degrees} - ${sum} = ${right}$.`],
		};
	});
