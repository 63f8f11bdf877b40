import { Button } from "../../../ui/buttons/button.tsx";

interface CheckButtonProps {
	isSending: boolean;
	/** Absent in a form, which it submits. */
	onCheck?: () => void;
	/** If nothing is checked: "Next". */
	label?: string;
	busyLabel?: string;
	/** Under a verdict, which on a wide screen leaves it in its place. */
	isAgain?: boolean | undefined;
}

/** Never disabled: if something is missing it moves the focus there. */
export function CheckButton({ isSending, onCheck, ...words }: CheckButtonProps) {
	return (
		<Button
			type={onCheck ? "button" : "submit"}
			variant="primary"
			size="lg"
			className="pr-check"
			busy={isSending}
			busyLabel={words.busyLabel ?? "Checking"}
			// Pressing it must not move the focus out of the box.
			onPointerDown={(event) => event.preventDefault()}
			onClick={onCheck}
		>
			{words.label ?? (words.isAgain ? "Try again" : "Check")}
		</Button>
	);
}
