import type { PaymentData } from "@learnin/contract/schemas/order.schema";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { CardStep } from "./card-step.tsx";
import { EsewaStep } from "./esewa-step.tsx";
import type { PayStepProps } from "./pay-step-props.ts";
import { paidText } from "./settle.ts";

/** The second step of the dialog: how to pay, at the provider of the order's currency or from the wallet. */
export function PayStep({ payment, ...step }: PayStepProps & { payment: PaymentData }) {
	const { phase, onClose } = step;
	if (phase.kind === "pending") return <Pending onClose={onClose} />;
	return (
		<>
			{phase.kind === "settling" && (
				<div role="status">
					<Note kind="correct" title={paidText} />
					<Spinner label="Confirming" />
				</div>
			)}
			{/* Stays in place while settling: a charge that fails comes back to the same form. */}
			<div hidden={phase.kind === "settling"}>
				{payment.provider === "STRIPE" ? <CardStep payment={payment} {...step} /> : <EsewaStep {...step} />}
			</div>
		</>
	);
}

function Pending({ onClose }: { onClose: () => void }) {
	return (
		<div className="grid gap-4" role="status">
			<Note kind="info" title="Your payment is being confirmed">
				<p>
					This takes longer than usual. We will send you a mail as soon as it is done; you need not pay again.
				</p>
			</Note>
			<Button variant="line" block onClick={onClose}>
				Close
			</Button>
		</div>
	);
}
