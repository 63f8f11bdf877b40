import type { SavedCard } from "@learnin/contract/routes/money/payment-methods.contract";
import type { CardPayment } from "@learnin/contract/schemas/order.schema";
import { Elements, PaymentElement, useElements, useStripe } from "@stripe/react-stripe-js";
import type { StripePaymentElement } from "@stripe/stripe-js";
import { useState } from "react";
import { useTheme } from "../../../platform/look/theme.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { Spinner } from "../../../ui/spinner.tsx";
import { appearanceOf } from "./appearance.ts";
import { NotLoaded } from "./not-loaded.tsx";
import { PayForm } from "../pay-form.tsx";
import type { PayStepProps } from "../pay-step-props.ts";
import { useCardsFor } from "./use-cards-for.ts";
import { useProvider } from "./use-provider.ts";
import type { WalletState } from "../use-wallet-for.ts";
import { useWalletFor } from "../use-wallet-for.ts";
import { cardWays, newCardWay, walletWay, walletWays } from "../ways.ts";

interface CardStepProps extends PayStepProps {
	payment: CardPayment;
}

/** Paying in dollars: with a saved or a new card, or from the wallet. */
export function CardStep({ payment, ...step }: CardStepProps) {
	const { order, phase, loadWalletTo, onPay, onBack } = step;
	const { stripe, retry } = useProvider(payment);
	const cards = useCardsFor(order);
	const wallet = useWalletFor(order);
	const { theme } = useTheme();
	if (stripe === undefined || cards === undefined || wallet === undefined)
		return <Spinner label="Loading the card form" />;
	if (stripe === null) {
		const ways = walletWays(order, wallet);
		return (
			<>
				<NotLoaded retry={retry}>The card form couldn’t be loaded. Nothing was charged.</NotLoaded>
				{ways.length > 0 && (
					<PayForm
						{...{ order, phase, ways, wallet, loadWalletTo, onBack }}
						onPay={() => onPay({ kind: "wallet" })}
					/>
				)}
			</>
		);
	}
	return (
		// A new secret is a new attempt: the form is reset.
		<Elements
			key={payment.client_secret}
			stripe={stripe}
			options={{ clientSecret: payment.client_secret, appearance: appearanceOf(theme), loader: "never" }}
		>
			<CardForm {...step} cards={cards} wallet={wallet} />
		</Elements>
	);
}

interface CardFormProps extends PayStepProps {
	/** The saved cards that may pay this order, the default first. */
	cards: readonly SavedCard[];
	wallet: WalletState | null;
}

/** The provider's own form for a new card: card numbers never pass through our page. */
function CardForm(props: CardFormProps) {
	const { order, phase, cards, wallet, loadWalletTo, onPay, onBack, onClose } = props;
	const stripe = useStripe();
	const elements = useElements();
	const ways = cardWays(order, wallet, cards);
	const pay = (way: string) =>
		onPay(
			way === walletWay
				? { kind: "wallet" }
				: { kind: "card", stripe, elements, saved: way === newCardWay ? null : way },
		);
	return (
		<PayForm {...{ order, phase, ways, wallet, loadWalletTo, onBack }} onPay={pay}>
			{(way) =>
				way === newCardWay && (
					<CardFields
						// A person using arrow keys stays in the choice.
						onReady={(card) => ways.length === 1 && focusOnCard(card)}
						onEscape={() => phase.kind !== "confirming" && onClose()}
					/>
				)
			}
		</PayForm>
	);
}

interface CardFieldsProps {
	onReady: (card: StripePaymentElement) => void;
	onEscape: () => void;
}

/** The provider's fields, with their space reserved until they are drawn. */
function CardFields({ onReady, onEscape }: CardFieldsProps) {
	const [isDrawn, setIsDrawn] = useState(false);
	return (
		<div className="grid *:col-start-1 *:row-start-1 *:min-w-0" aria-busy={!isDrawn}>
			{!isDrawn && <Skeleton className="h-[236px] rounded-2xl" />}
			<PaymentElement
				options={{ layout: "tabs" }}
				onReady={(card) => {
					setIsDrawn(true);
					onReady(card);
				}}
				onLoadError={() => setIsDrawn(true)}
				// Keys pressed in the provider's iframe do not reach our dialog.
				onEscape={onEscape}
			/>
		</div>
	);
}

/** The button that led here is gone. On touch devices the focus would open the keyboard before anything was read. */
function focusOnCard(card: StripePaymentElement): void {
	if (matchMedia("(pointer: fine)").matches) card.focus();
}
