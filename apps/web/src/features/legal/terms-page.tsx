import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { FEE_MINOR, PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { siteContact, sitePaths, TextPage, TextPart } from "../site/index.ts";

const termsVersion = "2026-11-23";

/** /terms, plain HTML made by the build. */
export function TermsPage() {
	return (
		<TextPage
			path={sitePaths.terms}
			title="Terms of Service"
			lead="What you can expect from Learnin, and what we ask of you. Written to be read."
		>
			<TextPart title="In short">
				<ul className="text-points">
					<li>
						${FEE_MINOR / 100} per child for {PERIOD_DAYS} days, paid once. Nothing renews by itself.
					</li>
					<li>A grown-up registers and pays; children practice because a parent or guardian agreed.</li>
					<li>Your family’s data is yours: look at it, save it, delete it, any day.</li>
					<li>Be fair to others and to the service, and it is there for you.</li>
				</ul>
			</TextPart>
			<Families />
			<Money />
			<Refunds />
			<Practice />
			<Rules />
			<Endings />
			<p className="text-ink-3 text-sm">Version {termsVersion} of these terms.</p>
		</TextPage>
	);
}

function Families() {
	return (
		<TextPart title="Accounts and families">
			<p>
				An account belongs to one grown-up, who registers children of the own family or with the agreement of
				their guardians. A second guardian can be invited and then sees and does the same, but cannot delete
				the family.
			</p>
			<p>
				A child signs in by an invitation that you send, or practices on your device after you start it. Keep
				your password and your PIN to yourself, and tell us if you think that somebody else has them.
			</p>
		</TextPart>
	);
}

function Money() {
	return (
		<TextPart title="Price and wallet">
			<p>
				<b>The fee</b> is paid in advance for each child and covers {PERIOD_DAYS} days. It is not a
				subscription: if you do nothing, it ends. Paying again early adds {PERIOD_DAYS} days at the end. In
				Nepal the fee can be paid in rupees where this is offered; the amount is shown before you pay.
			</p>
			<p>
				<b>The wallet</b> holds money that you load. It pays fees, and it sets aside rewards that you promised
				your child. Learnin does not send rewards to children: you hand them over, and note here that you did.
			</p>
		</TextPart>
	);
}

function Refunds() {
	return (
		<TextPart id="refunds" title="Refunds">
			<p>
				<b>Changed your mind?</b> Within {GIVE_BACK_DAYS} days of paying you get a whole unused order back,
				and you need no reason. It is unused as long as none of its children has answered or skipped a
				question in the days that it pays for. Money that you loaded into your wallet is unused as long as the
				wallet still holds all of it.
			</p>
			<p>
				<b>How.</b> Open{" "}
				<a className="link" href="/parent/transactions">
					Transactions
				</a>
				, then the receipt, and press “Get it back”. The days end at once; your children’s accounts and what
				they did stay.
			</p>
			<p>
				<b>Where to, and how long.</b> Money paid by card goes back to the same card: we send it at once, and
				it can take up to ten days until your bank shows it. What was paid from the wallet, or at eSewa, is in
				your wallet at once. If you want it back at eSewa itself, write to us; a person sends it within ten
				days.
			</p>
			<p>
				<b>Anything else.</b> If something went wrong, or a part of an order should go back, write to us and
				say why. A fee can go back child by child; the days it paid for end with it. While your bank looks
				into a dispute about a payment, we cannot refund the same payment. If the law where you live lets you
				withdraw from a purchase, nothing here takes that away.
			</p>
			<p>
				<b>Disputed payments.</b> If your bank disputes a payment, your children can practice on while it
				decides; wallet money from that payment is held until then, and the payment cannot be refunded. If the
				bank takes the payment back, the days left of it end, as after a refund. If the payment stands,
				nothing changes.
			</p>
		</TextPart>
	);
}

function Practice() {
	return (
		<TextPart title="What we do">
			<p>
				Children get practice for grades 2 to 8 with hints, explanations and a record of what they did. Every
				question is checked before a child sees it. Mistakes can still happen: “Report a problem” beside a
				question brings it to a person, and whoever reported it hears when it is fixed.
			</p>
			<p>
				What we say about a child’s progress is an estimate from the answers given here. It is made to help
				you choose what to practice; it is no grade, no diagnosis, and no replacement for a teacher.
			</p>
			<p>
				We work to keep Learnin up at all times and cannot promise that it never stops. Answers given without
				a connection wait on the device and are sent once it is back.
			</p>
		</TextPart>
	);
}

function Rules() {
	return (
		<TextPart title="What we ask of you">
			<ul className="text-points">
				<li>One sign-in per person, so that what the reports say is about the right child.</li>
				<li>No attempts to break in, to overload the service, or to reach the data of others.</li>
				<li>
					No copying of the questions in bulk, and no selling of them. Printing for your own child is fine.
				</li>
				<li>Kind words where words are written: a person may read them.</li>
			</ul>
		</TextPart>
	);
}

function Endings() {
	return (
		<TextPart title="How it ends, and changes">
			<p>
				You can delete a child or the whole family at any time. Days that are left are lost then; what stays
				for the law is described under{" "}
				<a className="link" href={PRIVACY_PATH}>
					Privacy
				</a>
				. Where somebody harms other people or the service, we may close an account, and we say why.
			</p>
			<p>
				When these terms change, the version below changes, and the new ones hold from your next payment on.
				For what goes wrong we answer as the law says; nothing here takes away a right that it gives you.
			</p>
			<p>
				Questions? Write to us at{" "}
				<a className="link" href={`mailto:${siteContact}`}>
					{siteContact}
				</a>
				.
			</p>
		</TextPart>
	);
}
