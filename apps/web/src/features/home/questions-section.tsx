import { PRIVACY_PATH } from "@learnin/domain/data-rights/privacy-path";
import { GIVE_BACK_DAYS } from "@learnin/domain/payments/give-back";
import { REFUND_TERMS_PATH } from "@learnin/domain/payments/terms-path";
import { FREE_QUESTIONS_PER_DAY } from "@learnin/domain/practice/day-goal";
import type { ReactNode } from "react";

export function QuestionsSection() {
	return (
		<section className="sec" id="questions">
			<div className="in faq">
				<h2>Questions and answers</h2>
				<div>
					<Asked question="What is free?">
						An account, and the question at the top of this page. After a child’s paid days end,{" "}
						{FREE_QUESTIONS_PER_DAY} questions a day stay free, and your child keeps everything learned so
						far.
					</Asked>
					<Asked question="Can I get my money back?">
						Yes, all of it, within {GIVE_BACK_DAYS} days and without giving a reason, as long as no question
						was answered or skipped on the days you paid for. Open the receipt under Payments and press the
						refund button.{" "}
						<a className="link" href={REFUND_TERMS_PATH}>
							All rules
						</a>
					</Asked>
					<Asked question="Does my child need an email address?">
						No. Enter your own address instead. Your child then practices on your device, and a PIN brings you
						back to your account.
					</Asked>
					<Asked question="How long does it take each day?">
						The daily goal is ten questions, about ten minutes. You can change the number and choose rest
						days.
					</Asked>
					<Asked question="Who writes the questions?">
						Our own programs, which know the answer, the hints and the common mistakes of each skill. A
						second, independent program checks every answer. Questions written by people or by AI appear only
						after a person has approved them.
					</Asked>
					<Asked question="Who sees what my child does?">
						You, your child, and a second guardian if you invite one. We don’t run ads or sell data.{" "}
						<a className="link" href={PRIVACY_PATH}>
							Privacy
						</a>
					</Asked>
				</div>
			</div>
		</section>
	);
}

function Asked({ question, children }: { question: string; children: ReactNode }) {
	return (
		<details className="card">
			<summary>{question}</summary>
			<p>{children}</p>
		</details>
	);
}
