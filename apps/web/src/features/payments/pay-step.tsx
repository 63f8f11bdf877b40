import type { CardPayment } from "@learnin/contract/schemas/order.schema";
import { Elements } from "@stripe/react-stripe-js";
import { useTheme } from "../../platform/theme.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { appearanceOf } from "./appearance.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { PayForm } from "./pay-form.tsx";
import type { PayFormProps } from "./pay-form.tsx";
import { paidText } from "./settle.ts";
import { useCardsFor } from "./use-cards-for.ts";
import { useProvider } from "./use-provider.ts";

export interface PayStepProps extends PayFormProps {
	payment: CardPayment;
}

export function PayStep({ order, payment, phase, onPay, onBack, onClose }: PayStepProps) {
	const { stripe, retry } = useProvider(payment);
	const cards = useCardsFor(order);
	const { theme } = useTheme();
	if (phase.kind === "pending") return <Pending onClose={onClose} />;
	if (stripe === undefined || cards === undefined) return <Spinner label="Loading the card form" />;
	if (stripe === null) {
		return <NotLoaded retry={retry}>The card form could not be loaded. Nothing was charged.</NotLoaded>;
	}
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
				{/* A new secret is a new try: the form starts afresh. */}
				<Elements
					key={payment.client_secret}
					stripe={stripe}
					options={{ clientSecret: payment.client_secret, appearance: appearanceOf(theme) }}
				>
					<PayForm {...{ order, phase, cards, onPay, onBack, onClose }} />
				</Elements>
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
