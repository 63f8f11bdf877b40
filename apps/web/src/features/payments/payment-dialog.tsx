import type { PaymentData } from "@learnin/contract/schemas/order.schema";
import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { Note } from "../../ui/note.tsx";
import { EsewaDialog } from "./esewa-dialog.tsx";
import { loadProvider } from "./load-provider.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PayStep } from "./pay-step.tsx";
import type { PaymentPhase, PaymentTask } from "./use-payment.ts";
import { usePayment } from "./use-payment.ts";

export interface PaymentDialogProps extends Omit<PaymentTask, "payment"> {
	payment: PaymentData;
	onClose: () => void;
	/** Runs in place of the pay step when Make Payment is pressed. */
	onSubmit?: () => void;
}

const titles: Record<PaymentPhase["kind"], string> = {
	form: "Payment",
	changed: "Order Summary",
	confirming: "Payment",
	settling: "Payment successful",
	pending: "Payment on its way",
};

/** Opens on the order summary; Make Payment leads to the provider's form. */
export function PaymentDialog({ payment, ...others }: PaymentDialogProps) {
	return payment.provider === "ESEWA" ? (
		<EsewaDialog order={others.order} onClose={others.onClose} />
	) : (
		<CardDialog payment={payment} {...others} />
	);
}

function CardDialog({ onClose, onSubmit, ...task }: PaymentDialogProps & PaymentTask) {
	const { payment: initialPayment } = task;
	const [step, setStep] = useState<"summary" | "pay">("summary");
	const { order, payment, phase, pay, acceptChange } = usePayment(task);
	const isSummary = step === "summary" || phase.kind === "changed";
	const isUnderWay = phase.kind === "confirming" || phase.kind === "settling";
	useEffect(() => {
		// On its way while the summary is read.
		if (!onSubmit) void loadProvider(initialPayment);
	}, [initialPayment, onSubmit]);
	return (
		<Dialog
			open
			onClose={onClose}
			dismissible={!isUnderWay}
			title={isSummary ? "Order Summary" : titles[phase.kind]}
		>
			{isSummary ? (
				<>
					{phase.kind === "changed" && (
						<div role="alert">
							<Note kind="info" title="The order has changed">
								<p>It was changed in another tab. Nothing was charged; please look at it once more.</p>
							</Note>
						</div>
					)}
					<OrderSummary order={order} />
					<Button
						variant="primary"
						size="lg"
						block
						data-autofocus
						ref={focusAtOnce}
						onClick={
							onSubmit ??
							(() => {
								acceptChange();
								setStep("pay");
							})
						}
					>
						Make Payment
					</Button>
				</>
			) : (
				<PayStep
					order={order}
					payment={payment}
					phase={phase}
					onPay={pay}
					onBack={() => setStep("summary")}
					onClose={onClose}
				/>
			)}
		</Dialog>
	);
}

/** Back from the pay step the focus must not be lost. */
function focusAtOnce(button: HTMLButtonElement | null): void {
	button?.focus();
}
