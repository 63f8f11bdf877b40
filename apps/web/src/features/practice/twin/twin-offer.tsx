import { useState } from "react";
import { Button } from "../../../ui/buttons/button.tsx";
import { TwinDialog } from "./twin-dialog.tsx";

export interface TwinOfferProps {
	questionId: string;
	/** Back at the question itself. */
	onDone: () => void;
}

/** Offers the worked example, when the server says that more tries alone do not help. */
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
