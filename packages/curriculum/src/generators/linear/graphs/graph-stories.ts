import type { PlanePoint } from "../../../figures/plane/coordinate-plane.ts";
import { storyGraph } from "../../../figures/data/story-graph.ts";
import { type Random, type Slip, slip } from "../../../kit/index.ts";

export type Piece = "fast up" | "slow up" | "level" | "fast down" | "slow down";
export type Pieces = readonly [Piece, Piece, Piece];

interface Scene {
	yName: string;
	/** What rises and falls, and who the story is about. */
	quantity: string;
	who: string;
	told: Readonly<Record<Piece, string>>;
}

/** Name of the vertical axis | quantity | who | fast up | slow up | level | fast down | slow down. */
const SCENES: readonly Scene[] = [
	"Distance from home (hundreds of meters)|the distance from home|Someone|runs away from home|walks slowly away from home|rests|runs back toward home|walks slowly back toward home",
	"Water in a tank (hundreds of liters)|the amount of water|A tank|fills up quickly|fills up slowly|keeps its water|empties quickly|empties slowly",
	"Height of a drone (tens of meters)|the height|A drone|rises quickly|rises slowly|keeps its height|descends quickly|descends slowly",
	"Temperature of a soup (tens of degrees)|the temperature|A soup|heats up quickly|heats up slowly|keeps its temperature|cools down quickly|cools down slowly",
	"Height of a kite (tens of feet)|the height of the kite|A kite|rises quickly|rises slowly|keeps its height|descends quickly|descends slowly",
	"Temperature of an oven (tens of degrees)|the temperature of the oven|An oven|heats up quickly|heats up slowly|keeps its temperature|cools down quickly|cools down slowly",
	"People on a dance floor (tens)|the number of people|A dance floor|fills up quickly|fills up slowly|keeps its people|empties quickly|empties slowly",
	"Height of a balloon (hundreds of feet)|the height of the balloon|A hot-air balloon|rises quickly|rises slowly|keeps its height|descends quickly|descends slowly",
].map((row) => {
	const [
		yName = "",
		quantity = "",
		who = "",
		fastUp = "",
		slowUp = "",
		level = "",
		fastDown = "",
		slowDown = "",
	] = row.split("|");
	return {
		yName,
		quantity,
		who,
		told: { "fast up": fastUp, "slow up": slowUp, level, "fast down": fastDown, "slow down": slowDown },
	};
});

export const sceneOf = (random: Random) => random.pick(SCENES);

/** Three pieces that fit between 0 and 10, the neighbors different. */
export function piecesOf(random: Random): Pieces {
	const up = () => random.pick<Piece>(["fast up", "slow up"]);
	const down = () => random.pick<Piece>(["fast down", "slow down"]);
	return random.pick<() => Pieces>([
		() => [up(), "level", down()],
		() => [up(), "level", up()],
		() => [down(), "level", up()],
		() => [down(), "level", down()],
		() => ["level", up(), down()],
		() => ["level", down(), up()],
		() => [up(), down(), "level"],
	])();
}

const CHANGE: Readonly<Record<Piece, number>> = {
	"fast up": 2,
	"slow up": 0.5,
	level: 0,
	"fast down": -2,
	"slow down": -0.5,
};

/** How long a level piece lasts, and how high the lowest point is: the same in all graphs of a question. */
export const shapeOf = (random: Random) => ({ rest: random.integer(2, 4), lift: random.integer(0, 2) });
export type Shape = ReturnType<typeof shapeOf>;

/** The corners of the graph: fast pieces are steep and short, slow ones gentle and long. */
export function cornersOf(pieces: readonly Piece[], { rest, lift }: Shape): PlanePoint[] {
	const long = (piece: Piece) => (piece === "level" ? rest : CHANGE[piece] ** 2 > 1 ? 2 : 4);
	const corners = pieces.reduce<PlanePoint[]>(
		(list, piece) => {
			const [time, height] = list.at(-1) ?? [0, 0];
			return [...list, [time + long(piece), height + CHANGE[piece] * long(piece)]];
		},
		[[0, 0]],
	);
	const base = lift - Math.min(...corners.map(([, height]) => height));
	return corners.map(([time, height]): PlanePoint => [time, base + height]);
}

export const graphOf = (scene: Scene, pieces: readonly Piece[], shape: Shape) =>
	storyGraph({
		corners: cornersOf(pieces, shape),
		x_name: "Time (minutes)",
		y_name: scene.yName,
		x_most: 12,
		y_most: 10,
	});

export const storyOf = ({ who, told }: Scene, pieces: readonly Piece[]) =>
	`${who} first ${pieces.map((piece) => told[piece]).join(", then ")}.`;

const SHAPES: Readonly<Record<Piece, string>> = {
	"fast up": "rises steeply",
	"slow up": "rises gently",
	level: "is level",
	"fast down": "falls steeply",
	"slow down": "falls gently",
};
export const shapeInWords = (pieces: readonly Piece[]) =>
	`From left to right, the graph ${pieces.map((piece) => SHAPES[piece]).join(", then ")}.`;

const TURNED: Readonly<Record<Piece, Piece>> = {
	"fast up": "fast down",
	"slow up": "slow down",
	level: "level",
	"fast down": "fast up",
	"slow down": "slow up",
};
const OTHER_SPEED: Readonly<Record<Piece, Piece>> = {
	"fast up": "slow up",
	"slow up": "fast up",
	level: "level",
	"fast down": "slow down",
	"slow down": "fast down",
};

/** Other stories near to this one, with the wrong idea that leads to each. */
export function nearTo(pieces: readonly Piece[]): readonly (readonly [Slip, readonly Piece[]])[] {
	return [
		[slip.turnedUpAndDown, pieces.map((piece) => TURNED[piece])],
		[slip.mixedUpFastAndSlow, pieces.map((piece) => OTHER_SPEED[piece])],
		[slip.readFromRightToLeft, pieces.toReversed().map((piece) => TURNED[piece])],
		[slip.mixedUpTheOrder, [...pieces.slice(1), ...pieces.slice(0, 1)]],
	];
}
