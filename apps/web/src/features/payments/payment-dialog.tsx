import { useEffect, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { loadProvider } from "./load-provider.ts";
import { OrderSummary } from "./order-summary.tsx";
import { PayStep } from "./pay-step.tsx";
import type { PaymentPhase, PaymentTask } from "./use-payment.ts";
import { usePayment } from "./use-payment.ts";

export interface PaymentDialogProps extends PaymentTask {
	onClose: () => void;
	/** Runs in place of the pay step when Make Payment is pressed. */
	onSubmit?: () => void;
}

const titles: Record<PaymentPhase["kind"], string> = {
	form: "Payment",
	confirming: "Payment",
	settling: "Payment successful",
	pending: "Payment on its way",
};

/** Opens on the order summary; Make Payment leads to the card form. */
export function PaymentDialog({ onClose, onSubmit, ...task }: PaymentDialogProps) {
	const { order, payment: initialPayment } = task;
	const [step, setStep] = useState<"summary" | "pay">("summary");
	const { payment, phase, pay } = usePayment(task);
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
			title={step === "summary" ? "Order Summary" : titles[phase.kind]}
		>
			{step === "summary" ? (
				<>
					<OrderSummary order={order} />
					<Button
						variant="primary"
						size="lg"
						block
						data-autofocus
						onClick={onSubmit ?? (() => setStep("pay"))}
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
