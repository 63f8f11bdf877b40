import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { FEE_MINOR, PERIOD_DAYS } from "@learnin/domain/pricing/order-total";
import { siteContact, sitePaths, TextPage, TextPart } from "../site/index.ts";

const termsVersion = "2026-11-23";

/** /terms, static HTML made by the build. */
export function TermsPage() {
	return (
		<TextPage
			path={sitePaths.terms}
			title="Terms of Service"
			lead="What you can expect from Learnin and what we ask of you, in plain words."
		>
			<TextPart title="In short">
				<ul className="text-points">
					<li>
						${FEE_MINOR / 100} per child for {PERIOD_DAYS} days. You pay once. Nothing renews automatically.
					</li>
					<li>An adult registers and pays. Children practice with a parent’s or guardian’s consent.</li>
					<li>Your family’s data belongs to you. View it, download it or delete it at any time.</li>
					<li>Treat other people and the service fairly.</li>
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
				Each account belongs to one adult, who registers their own children or other children with their
				guardians’ consent. You can invite a second guardian, who sees and does everything you can, except
				delete the family.
			</p>
			<p>
				A child signs in with an invitation you send, or practices on your device after you start a session.
				Keep your password and PIN private, and tell us if you think someone else has them.
			</p>
		</TextPart>
	);
}

function Money() {
	return (
		<TextPart title="Price and wallet">
			<p>
				<b>The fee</b> is paid in advance for each child and covers {PERIOD_DAYS} days. It’s not a
				subscription: if you do nothing, it ends. If you pay again early, the new {PERIOD_DAYS} days start
				when the current ones end. In Nepal you can pay in rupees where that is available. You always see the
				amount before you pay.
			</p>
			<p>
				<b>The wallet</b> holds money you load. You can use it to pay fees and to set aside rewards you
				promise your child. Learnin doesn’t pay rewards to children. You hand them over yourself and record it
				here.
			</p>
		</TextPart>
	);
}

function Refunds() {
	return (
		<TextPart id="refunds" title="Refunds">
			<p>
				<b>Changed your mind?</b> You can get a full refund of an unused order within {GIVE_BACK_DAYS} days of
				paying, for any reason. An order is unused if none of its children has answered or skipped a question
				on the days it pays for. Money you loaded into your wallet is unused if all of it is still there.
			</p>
			<p>
				<b>How to get it.</b> Go to{" "}
				<a className="link" href="/parent/transactions">
					Payments
				</a>
				, open the receipt and press the refund button. The days end right away. Your children’s accounts and
				their work stay.
			</p>
			<p>
				<b>Where it goes and how long it takes.</b> We refund card payments to the same card right away. It
				can take up to 10 days to show up on your statement. Payments from your wallet or through eSewa are
				refunded to your wallet right away. If you want an eSewa payment returned to eSewa instead, email us
				and we’ll send it within 10 days.
			</p>
			<p>
				<b>Anything else.</b> If something went wrong, or you want a refund for part of an order, email us and
				tell us why. We can refund the fee of a single child; the days it paid for then end. We can’t refund a
				payment while it’s disputed at your bank. These terms don’t limit any right to withdraw from a
				purchase that you have under your local law.
			</p>
			<p>
				<b>Disputed payments.</b> If a payment is disputed at your bank, your children can keep practicing
				while the bank decides. Until then, wallet money from that payment is on hold, and we can’t refund the
				payment. If your bank reverses the payment, the days left on it end. If the bank upholds the payment,
				nothing changes.
			</p>
		</TextPart>
	);
}

function Practice() {
	return (
		<TextPart title="What we do">
			<p>
				Children in grades 2 to 8 get practice with hints, explanations and a record of their work. We check
				every question before a child sees it. If you find a mistake, press “Report a problem” next to the
				question. A person will look at it and let you know when it’s fixed.
			</p>
			<p>
				What we say about a child’s progress is an estimate based on the answers given here. It’s meant to
				help you choose what to practice. It’s not a grade or a diagnosis, and it doesn’t replace a teacher.
			</p>
			<p>
				We work to keep Learnin available at all times but can’t promise that it never goes down. Answers
				given offline are saved on the device and sent once it’s back online.
			</p>
		</TextPart>
	);
}

function Rules() {
	return (
		<TextPart title="What we ask of you">
			<ul className="text-points">
				<li>Use one sign-in per person, so that reports are about the right child.</li>
				<li>Don’t try to break in, overload the service or access other people’s data.</li>
				<li>Don’t copy questions in bulk or sell them. Printing them for your own child is fine.</li>
				<li>Be kind in anything you write. Other people may read it.</li>
			</ul>
		</TextPart>
	);
}

function Endings() {
	return (
		<TextPart title="Closing your account, and changes to these terms">
			<p>
				You can delete a child or your whole family at any time. You lose any days that are left. See{" "}
				<a className="link" href={PRIVACY_PATH}>
					Privacy
				</a>{" "}
				for what the law requires us to keep. If someone harms other people or the service, we may close their
				account, and we’ll say why.
			</p>
			<p>
				When we change these terms, we change the version below. The new terms apply from your next payment.
				We are liable as the law provides, and nothing here takes away your legal rights.
			</p>
			<p>
				Questions? Email us at{" "}
				<a className="link" href={`mailto:${siteContact}`}>
					{siteContact}
				</a>
				.
			</p>
		</TextPart>
	);
}
