import { useNavigate } from "react-router";
import { showError } from "../../../platform/api/show-error.ts";
import { Button } from "../../../ui/buttons/button.tsx";
import { Dialog } from "../../../ui/overlays/dialog.tsx";

export interface LeaveDialogProps {
	to: string;
	onStay: () => void;
	onDiscard: () => Promise<void>;
}

/** The text is not in the bank yet, but it is not lost either. */
export function LeaveDialog({ to, onStay, onDiscard }: LeaveDialogProps) {
	const navigate = useNavigate();
	const discard = async () => {
		try {
			await onDiscard();
			void navigate(to);
		} catch (error) {
			showError(error);
		}
	};
	return (
		<Dialog open title="Leave the editor?" onClose={onStay}>
			<p className="text-ink-2">
				Your changes aren’t saved in the bank. Keep them, and the editor offers them when you come back.
			</p>
			<div className="qe-leave">
				<Button variant="primary" data-autofocus onClick={() => void navigate(to)}>
					Keep it and leave
				</Button>
				<Button variant="line" onClick={() => void discard()}>
					Discard it and leave
				</Button>
				<Button variant="ghost" onClick={onStay}>
					Stay
				</Button>
			</div>
		</Dialog>
	);
}
