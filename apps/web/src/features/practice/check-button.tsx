import { Button } from "../../ui/button.tsx";

/** Never disabled: with something missing it leads there. */
export function CheckButton({ isSending, onCheck }: { isSending: boolean; onCheck: () => void }) {
	return (
		<Button
			variant="primary"
			size="lg"
			className="pr-check"
			busy={isSending}
			busyLabel="Checking"
			// Pressing it must not take the cursor out of the box.
			onPointerDown={(event) => event.preventDefault()}
			onClick={onCheck}
		>
			Check
		</Button>
	);
}
