import { Eraser, Undo2 } from "lucide-react";
import { createContext, useContext } from "react";
import { createPortal } from "react-dom";
import { Button } from "../../../../ui/buttons/button.tsx";

interface MadeToolsProps {
	canUndo: boolean;
	canClear: boolean;
	onUndo: () => void;
	onClear: () => void;
}

/** The row above the board, beside the switch: a row of their own would push a board out of a phone's window. */
export const ToolsPlace = createContext<HTMLElement | null>(null);

/** Undo and clear. */
export function MadeTools({ canUndo, canClear, onUndo, onClear }: MadeToolsProps) {
	const place = useContext(ToolsPlace);
	if (place === null) return null;
	return createPortal(
		<div className="made-tools">
			<Button variant="ghost" icon={<Undo2 />} disabled={!canUndo} onClick={onUndo}>
				Undo
			</Button>
			<Button variant="ghost" icon={<Eraser />} disabled={!canClear} onClick={onClear}>
				Clear
			</Button>
		</div>,
		place,
	);
}
