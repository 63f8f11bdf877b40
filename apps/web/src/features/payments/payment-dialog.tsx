import { useEffect, useState } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { Dialog } from "../../ui/overlays/dialog.tsx";
import { Note } from "../../ui/messages/note.tsx";
import { loadProvider } from "./provider/load-provider.ts";
import { OrderSummary } from "./order/order-summary.tsx";
import { PayStep } from "./pay-step.tsx";
import type { PaymentPhase, PaymentTask } from "./use-payment.ts";
import { usePayment } from "./use-payment.ts";

export interface PaymentDialogProps extends PaymentTask {
	/** The page where the wallet is loaded. */
	loadWalletTo: string;
	onClose: () => void;
	/** Replaces the pay step when Make Payment is pressed. */
	onSubmit?: () => void;
	/** The page behind shows the order already. */
	isSummaryShown?: boolean;
}

const titles: Record<PaymentPhase["kind"], string> = {
	form: "Payment",
	changed: "Order Summary",
	confirming: "Payment",
	leaving: "Payment",
	settling: "Payment successful",
	checking: "Checking your payment",
};

/** Opens on the order summary, unless the page shows it; Make Payment leads to the pay step. */
export function PaymentDialog({
	loadWalletTo,
	onClose,
	onSubmit,
	isSummaryShown = false,
	...task
}: PaymentDialogProps) {
	const { payment: initialPayment } = task;
	const [step, setStep] = useState<"summary" | "pay">(isSummaryShown ? "pay" : "summary");
	const { order, payment, phase, pay, acceptChange } = usePayment(task);
	const isSummary = step === "summary" || phase.kind === "changed";
	const isUnderWay = ["confirming", "leaving", "settling"].includes(phase.kind);
	useEffect(() => {
		// Preloaded while the summary is read.
		if (!onSubmit && initialPayment.provider === "STRIPE") void loadProvider(initialPayment);
	}, [initialPayment, onSubmit]);
	const goOn = () => {
		acceptChange();
		setStep("pay");
	};
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
								<p>It was changed in another tab. Nothing was charged. Please review it before you pay.</p>
							</Note>
						</div>
					)}
					<OrderSummary
						order={order}
						statement={payment.provider === "STRIPE" ? payment.statement_descriptor : null}
					/>
					<Button
						variant="primary"
						size="lg"
						block
						data-autofocus
						ref={focusAtOnce}
						onClick={onSubmit ?? goOn}
					>
						Make Payment
					</Button>
				</>
			) : (
				<PayStep
					order={order}
					payment={payment}
					phase={phase}
					loadWalletTo={loadWalletTo}
					onPay={(means) => void pay(means)}
					onBack={isSummaryShown ? onClose : () => setStep("summary")}
					onClose={onClose}
				/>
			)}
		</Dialog>
	);
}

/** Returning from the pay step must not lose the focus. */
function focusAtOnce(button: HTMLButtonElement | null): void {
	button?.focus();
}
