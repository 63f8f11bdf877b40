import { angleBoxPlace, anglePair } from "../../figures/shapes/angle-pair.ts";
import { ask, type Random, slip, whole } from "../../kit/index.ts";

/** Two lines that cross: one angle is given, the other three are labeled. */
export const crossing = ask.labeled((random: Random) => {
	const [known, turn] = [random.integer(64, 116), random.integer(0, 4) * 10];
	if (known === 90) return undefined;
	const next = 180 - known;
	const at = (start: number, size: number) => angleBoxPlace(turn + start, turn + start + size);
	const besides = [
		known < 90 && ([slip.mixedTotals, whole(90 - known)] as const),
		[slip.gaveTheKnownAngle, whole(known)],
	] as const;
	const box = (label: string, right: number, place: readonly [number, number]) => ({
		right: whole(right),
		label,
		place,
		after: "°",
		wrong: right === known ? [[slip.gaveTheNextAngle, whole(next)] as const] : besides,
	});
	return {
		prompt: random.pick([
			`Two lines cross. One angle is ${known}°. Label the other three angles with their measures.`,
			`Two straight paths cross and make an angle of ${known}°. Write the measures of the other three angles.`,
		]),
		figure: {
			svg: anglePair({
				rays: [turn, turn + known].map((each) => ({ at: each, is_line: true })),
				angles: [{ from: turn, to: turn + known, text: `${known}°` }],
			}),
			alt: `Two lines cross. One of the four angles is ${known}°. The others are not given.`,
		},
		labels: {
			next: box("First angle next to the given one", next, at(known, next)),
			opposite: box("Angle opposite the given one", known, at(180, known)),
			last: box("Second angle next to the given one", next, at(180 + known, next)),
		},
		hints: [
			"Which angle is opposite the given one? Which two are next to it?",
			`The angle opposite the ${known}° angle is its vertical angle. What do you know about vertical angles?`,
			`An angle next to it makes a straight angle with it: subtract ${known}° from 180°.`,
		],
		steps: [
			`Vertical angles have the same measure: the opposite angle is ${known}°.`,
			`Angles next to each other are supplementary: $180° - ${known}° = ${next}°$.`,
		],
	};
});
