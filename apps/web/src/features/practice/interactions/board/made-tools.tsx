import { Eraser, Undo2 } from "lucide-react";
import { Button } from "../../../../ui/buttons/button.tsx";

interface MadeToolsProps {
	canUndo: boolean;
	canClear: boolean;
	onUndo: () => void;
	onClear: () => void;
}

/** Undo and clear. */
export function MadeTools({ canUndo, canClear, onUndo, onClear }: MadeToolsProps) {
	return (
		<div className="made-tools">
			<Button variant="ghost" icon={<Undo2 />} disabled={!canUndo} onClick={onUndo}>
				Undo
			</Button>
			<Button variant="ghost" icon={<Eraser />} disabled={!canClear} onClick={onClear}>
				Clear
			</Button>
		</div>
	);
}
