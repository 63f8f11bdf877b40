import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { POLICY_VERSION, RETENTION } from "@learnin/domain/data-rights/retention";
import { siteContact, TextPage, TextPart } from "../site/index.ts";

/**
 * /privacy, static HTML made by the build: what is stored about whom, in words for parents. The nightly job uses the
 * same table.
 */
export function PrivacyPage() {
	return (
		<TextPage
			path={PRIVACY_PATH}
			title="Privacy at Learnin"
			lead="What we keep about you and your children, why, for how long, and how to say no."
		>
			<TextPart title="In short">
				<ul className="text-points">
					<li>We keep what a child needs to practice math, and what you need to see how they’re doing.</li>
					<li>No advertising, no sale of data, no tracking by others.</li>
					<li>A child practices only after a parent or guardian has agreed, by paying as an adult.</li>
					<li>You can view, save, change and delete everything yourself, at any time.</li>
				</ul>
			</TextPart>
			<TextPart title="What we keep">
				<p>
					<b>About a child:</b> name, grade, the email address you give and, if you like, the school and
					school board; the questions asked, every answer with its time, hints, points, bookmarks and reports
					about questions; when the child signed in and with which browser.
				</p>
				<p>
					<b>Drawings over questions</b> stay on the child’s device. If you turn it on under Student Settings,
					a child can choose to show you one. Only your family sees it, and it’s deleted when the child takes
					it back, or when you delete it or turn this off.
				</p>
				<p>
					<b>About you:</b> name, email, an unreadable form of your password and PIN, your sign-ins, what you
					agreed to, and your payments. We never see your card: it goes from your browser to the payment
					provider.
				</p>
			</TextPart>
			<TextPart title="Who else receives it">
				<p>
					<b>Stripe</b> handles the payment and receives your name and email. <b>Google</b>, only if you sign
					in with it, tells us your name and email. <b>Our email service</b> carries our emails.
				</p>
				<p>
					<b>An AI model</b> may read a child’s written answers, but only if you turn it on, child by child,
					under Student Settings. It receives the question and the answer without any name. If it’s off,
					someone on our team reads them. Nothing is used to train AI.
				</p>
			</TextPart>
			<TextPart title="What you agree to, and how to say no">
				<p>
					With the first payment you agree that the children in the order practice on Learnin and that you see
					reports about it. Under Student Settings you can withdraw this for each child: the child is signed
					out at once and nothing more is collected. You can give it again with one click, save a copy of
					everything, or delete a child or the whole family. Days that are left when you delete aren’t
					refunded.
				</p>
				<p>
					Deleting clears our database right away. The payment provider deletes what it keeps about you within
					30 days.
				</p>
			</TextPart>
			<TextPart title="How long we keep it">
				<div className="text-table" role="table" aria-label="How long we keep what">
					<div role="row" className="text-table-head">
						<span role="columnheader">What</span>
						<span role="columnheader">Why</span>
						<span role="columnheader">How long</span>
					</div>
					{Object.values(RETENTION).map(({ what, why, kept }) => (
						<div role="row" key={what}>
							<span role="cell">{what}</span>
							<span role="cell">{why}</span>
							<span role="cell">{kept}</span>
						</div>
					))}
				</div>
			</TextPart>
			<TextPart title="Questions">
				<p>
					Email us at{" "}
					<a className="link" href={`mailto:${siteContact}`}>
						{siteContact}
					</a>
					.
				</p>
			</TextPart>
			<p className="text-ink-3 text-sm">
				Version {POLICY_VERSION} of this notice. Each consent records its version.
			</p>
		</TextPage>
	);
}
