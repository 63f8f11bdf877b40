import type { Season } from "@learnin/domain/rewards/seasons";
import type { TileSpec } from "../../../ui/tiles/tile.tsx";

type Color = TileSpec["color"];

/** Five places on, where the color is the same again, the shape is of another kind: round, square, or pointed. */
const kinds: TileSpec["kind"][] = [
	"bars",
	"quarter",
	"pie",
	"wave",
	"grid",
	"ring",
	"steps",
	"arcs",
	"ten",
	"tri",
	"plus",
	"leaf",
];
const plain: readonly Color[] = ["sky", "mint", "gold", "lilac", "coral"];

/** The colors of a season's tiles; neighbors differ. */
const colorsOf: Readonly<Record<Season, readonly Color[]>> = {
	spring: ["mint", "coral", "lilac", "mint", "gold"],
	summer: ["gold", "sky", "coral", "sky", "mint"],
	fall: ["coral", "gold", "lilac", "gold"],
	winter: ["sky", "lilac", "mint", "lilac"],
};

/**
 * The tile of the skill at this position in teaching order, in the colors of a season if one is worn. Neighbors differ
 * in shape and color.
 */
export function tileAt(place: number, season: Season | null = null): TileSpec {
	const colors = season === null ? plain : colorsOf[season];
	return {
		kind: kinds[place % kinds.length] ?? "quarter",
		color: colors[place % colors.length] ?? "sky",
		soft: true,
	};
}
