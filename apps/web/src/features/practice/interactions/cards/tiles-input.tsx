import type { Tiles } from "@learnin/domain/interactions/tiles/settings";
import { entryOf, faceOf, moved, placed, rowOf, takenOut } from "@learnin/domain/interactions/tiles/tiles";
import { useRef } from "react";
import { CardBoard } from "./card-board.tsx";
import { MadeOne, type MadeOneProps, type MakingOne } from "../board/made-one.tsx";
import { valueHtml } from "../board/value-html.ts";
import { sayTile } from "./say-tile.ts";
import "./tiles.css";

/** FILL_ONE, answered with tiles in a row. */
export function TilesInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="tiles" name="Tiles">
			{(tiles, making) => <TilesBoard tiles={tiles} {...making} />}
		</MadeOne>
	);
}

/** A row that grows with each tile; a pressed tile is added at its end. */
function TilesBoard({ tiles, entry, look, isLocked, firstRef, onMake }: MakingOne & { tiles: Tiles }) {
	const row = rowOf(tiles, entry) ?? [];
	const before = useRef(entry);
	const make = (next: readonly number[]) => onMake(entryOf(tiles, next));
	const places = Array.from({ length: Math.min(tiles.tiles.length, row.length + 1) }, (_, at) => `${at}`);
	return (
		<CardBoard
			shape="tiles"
			cards={tiles.tiles.map((tile, at) => ({
				id: `${at}`,
				name: sayTile(tile),
				face: (
					<>
						<span aria-hidden="true" dangerouslySetInnerHTML={{ __html: valueHtml(faceOf(tile)) }} />
						<span className="sr">{sayTile(tile)}</span>
					</>
				),
			}))}
			places={places.map((id, at) => ({ id, name: `place ${at + 1}`, face: null }))}
			lies={Object.fromEntries(row.map((tile, at) => [`${tile}`, `${at}`]))}
			pressedTo={places.at(-1)}
			lookOf={() => look}
			isLocked={isLocked}
			firstRef={firstRef}
			onPut={(tile, place) =>
				make(place === null ? takenOut(row, Number(tile)) : placed(row, Number(tile), Number(place)))
			}
			onMove={(tile, by) => make(moved(row, Number(tile), by))}
			onFocusCard={() => {
				before.current = entry;
			}}
			onRestore={() => onMake(before.current)}
		/>
	);
}
