import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TwinDialog } from "./twin-dialog.tsx";

export interface TwinOfferProps {
	questionId: string;
	/** Back at the question itself. */
	onDone: () => void;
}

/** After two wrong tries with the same procedure: offers the worked example. */
export function TwinOffer({ questionId, onDone }: TwinOfferProps) {
	const [isOpen, setIsOpen] = useState(false);
	return (
		<>
			<Button variant="line" block onClick={() => setIsOpen(true)}>
				Show me one like it
			</Button>
			{isOpen && (
				<TwinDialog
					questionId={questionId}
					onClose={() => setIsOpen(false)}
					onDone={() => {
						setIsOpen(false);
						onDone();
					}}
				/>
			)}
		</>
	);
}
