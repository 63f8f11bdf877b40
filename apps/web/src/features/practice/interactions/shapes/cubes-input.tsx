import { countOf } from "@learnin/domain/interactions/cubes/cubes";
import { CubesBoard } from "./cubes-board.tsx";
import { MadeOne, type MadeOneProps } from "../board/made-one.tsx";
import "./cubes.css";

/** FILL_ONE, answered with unit cubes: the answer is their number. */
export function CubesInput(props: MadeOneProps) {
	return (
		<MadeOne {...props} kind="cubes" name="Cubes">
			{(cubes, { entry, look, isLocked, firstRef, onMake }) => (
				<CubesBoard
					cubes={cubes}
					count={countOf(cubes, entry)}
					look={look}
					isLocked={isLocked}
					firstRef={firstRef}
					onStack={(count) => onMake(count === null ? "" : `${count}`)}
				/>
			)}
		</MadeOne>
	);
}
