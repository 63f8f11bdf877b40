import { type Dials, dialsOf, entriesOf } from "@learnin/domain/interactions/machine/machine";
import { MachineBoard } from "./machine-board.tsx";
import { MadeMany, type MadeManyProps } from "../board/made-many.tsx";
import "./machine.css";

/** FILL_MULTIPLE, answered with the two dials of a function machine. */
export function MachineInput(props: MadeManyProps) {
	return (
		<MadeMany {...props} kind="machine" name="Machine" missing="One dial isn’t set yet.">
			{(machine, { entries, lookOf, isLocked, firstRef, onMake }) => (
				<MachineBoard
					machine={machine}
					dials={dialsOf(machine, entries)}
					looks={[lookOf(0), lookOf(1)]}
					isLocked={isLocked}
					firstRef={firstRef}
					onTurn={(dials: Dials) => onMake(entriesOf(dials))}
				/>
			)}
		</MadeMany>
	);
}
