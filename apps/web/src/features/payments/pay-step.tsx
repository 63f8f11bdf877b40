import type { PaymentData } from "@learnin/contract/schemas/order.schema";
import { Button } from "../../ui/buttons/button.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { CardStep } from "./provider/card-step.tsx";
import { EsewaStep } from "./provider/esewa-step.tsx";
import type { PayStepProps } from "./pay-step-props.ts";
import { paidText } from "./provider/settle.ts";

/** The second step of the dialog: how to pay, with the provider of the order's currency or from the wallet. */
export function PayStep({ payment, ...step }: PayStepProps & { payment: PaymentData }) {
	const { phase, onClose } = step;
	const isWaiting = phase.kind === "settling" || phase.kind === "checking";
	return (
		<>
			{phase.kind === "settling" && (
				<div role="status">
					<Note kind="correct" title={paidText} />
					<Spinner label="Confirming" />
				</div>
			)}
			{phase.kind === "checking" && <Checking isCharged={phase.isCharged} onClose={onClose} />}
			{/* Stays mounted: a bank may still be asking, and a failed charge returns to the same form. */}
			<div hidden={isWaiting}>
				{payment.provider === "STRIPE" ? <CardStep payment={payment} {...step} /> : <EsewaStep {...step} />}
			</div>
		</>
	);
}

function Checking({ isCharged, onClose }: { isCharged: boolean; onClose: () => void }) {
	return (
		<div className="grid gap-4">
			<div role="status" className="grid gap-4">
				<Note kind="info" title={isCharged ? "Your card was charged" : "We’re checking your payment"}>
					<p>
						{isCharged
							? "We’re adding it to your account. Please don’t pay again. This page updates on its own."
							: "We don’t know yet whether it went through. Please don’t pay again. This page updates as soon as we know, and we’ll email you if you leave."}
					</p>
				</Note>
				<Spinner label="Checking" />
			</div>
			<Button variant="line" block onClick={onClose}>
				Close
			</Button>
		</div>
	);
}
