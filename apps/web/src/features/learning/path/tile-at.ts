import type { TileSpec } from "../../../ui/tiles/tile.tsx";

const kinds: TileSpec["kind"][] = [
	"quarter",
	"steps",
	"ten",
	"arcs",
	"bars",
	"leaf",
	"grid",
	"tri",
	"plus",
	"pie",
	"wave",
	"ring",
];
const colors: TileSpec["color"][] = ["sky", "mint", "gold", "lilac", "coral"];

/** The tile of the skill at this position in teaching order. Neighbors differ in shape and color. */
export function tileAt(place: number): TileSpec {
	return {
		kind: kinds[place % kinds.length] ?? "quarter",
		color: colors[place % colors.length] ?? "sky",
		soft: true,
	};
}
