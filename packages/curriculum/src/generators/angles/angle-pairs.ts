import { anglePair } from "../../figures/shapes/angle-pair.ts";
import { degrees, type Random, slip, type Wrong } from "../../kit/index.ts";

export type Kind = "complementary" | "supplementary" | "vertical";

export const KINDS = ["complementary", "supplementary", "vertical"] as const;

/** What two angles of a kind are like; without a total they are equal. */
export const RULES = {
	complementary: { total: 90, name: "Complementary angles", rule: "Complementary angles add up to 90°." },
	supplementary: { total: 180, name: "Supplementary angles", rule: "Supplementary angles add up to 180°." },
	vertical: { total: undefined, name: "Vertical angles", rule: "Vertical angles have the same measure." },
} as const;

export interface Pair {
	kind: Kind;
	known: number;
	other: number;
}

/** Two angles that leave room for words. */
export function pairOf(random: Random, kinds: readonly Kind[]): Pair | undefined {
	const kind = random.pick(kinds);
	const known = kind === "complementary" ? random.integer(15, 75) : random.integer(25, 155);
	const { total } = RULES[kind];
	// 40° is read in 140°, and 80° in 180°, which hints say.
	if (known === 140 || known === 100) return undefined;
	return { kind, known, other: total === undefined ? known : total - known };
}

/** "a 34° angle", "an 81° angle". */
export const sized = (angle: number) => `${/^(?:8|18$)/.test(`${angle}`) ? "an" : "a"} ${angle}° angle`;

/** Where wrong procedures lead from the known angle. */
export function wrongOther({ kind, known }: Pair): (Wrong | false)[] {
	if (kind === "vertical")
		return [
			[slip.gaveTheNextAngle, degrees(180 - known)],
			known < 90 && [slip.mixedTotals, degrees(90 - known)],
			[slip.tookFrom360, degrees(360 - known)],
		];
	const mixed = kind === "complementary" ? 180 - known : 90 - known;
	return [
		mixed > 0 && [slip.mixedTotals, degrees(mixed)],
		[slip.gaveTheKnownAngle, degrees(known)],
		[slip.tookFrom360, degrees(360 - known)],
	];
}

/** The pair drawn and turned a little, with a word in each angle. */
export function pictureOf(random: Random, { kind, known }: Pair, first: string, second: string) {
	const turn = random.integer(0, 3) * 10;
	const one = { from: turn, to: turn + known, text: first };
	const alt = `are marked ${first} and ${second}.`;
	if (kind === "vertical")
		return {
			svg: anglePair({
				rays: [turn, turn + known].map((at) => ({ at, is_line: true })),
				angles: [one, { from: turn + 180, to: turn + 180 + known, text: second }],
			}),
			alt: `Two lines cross. Two angles that are opposite each other ${alt}`,
		};
	const is_line = kind === "supplementary";
	const end = turn + (is_line ? 180 : 90);
	const rays = [{ at: turn, is_line }, { at: turn + known }, ...(is_line ? [] : [{ at: end }])];
	return {
		svg: anglePair({
			rays,
			angles: [one, { from: turn + known, to: end, text: second }],
			...(is_line ? { middle: 0.65 } : { middle: 0.85, right_angle: { from: turn, to: end } }),
		}),
		alt: `A ${is_line ? "straight line" : "right angle"} is cut by a ray into two angles. They ${alt}`,
	};
}

/** Each tells what kind of pair it is; the known angle follows. */
export const STORIES = {
	complementary: [
		(known: number) => `Two angles are complementary. One of them is ${known}°. What is the other?`,
		(known: number) =>
			`A brace splits the right angle between a wall and a shelf into two complementary angles. One is ${known}°. What is the other?`,
		(known: number) =>
			`A ladder, a wall, and the ground form a right triangle. Its two acute angles are complementary, and one is ${known}°. What is the other?`,
		(known: number) =>
			`A square tile is cut through one corner, so that the corner has two complementary angles. One is ${known}°. What is the other?`,
	],
	supplementary: [
		(known: number) => `Two angles are supplementary. One of them is ${known}°. What is the other?`,
		(known: number) =>
			`A side street meets a straight road. The two angles there are supplementary, and one is ${known}°. What is the other?`,
		(known: number) =>
			`A flagpole leans. Its angles with the level ground on both sides are supplementary, and one is ${known}°. What is the other?`,
		(known: number) =>
			`The lid of a laptop and its base make an angle of ${known}°. What is the supplementary angle behind the lid?`,
	],
	vertical: [
		(known: number) => `Two lines cross. One angle is ${known}°. What is the angle opposite it?`,
		(known: number) => `Two straight roads cross. One angle is ${known}°. What is the angle opposite it?`,
		(known: number) =>
			`Two sticks cross like an X. One of the angles between them is ${known}°. What is the angle opposite it?`,
		(known: number) =>
			`The legs of a folding chair cross. One angle is ${known}°. What is the angle opposite it?`,
	],
} as const;
