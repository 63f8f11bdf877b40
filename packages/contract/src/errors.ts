/**
 * The closed list of error codes with their HTTP status and message. A code that a route did not declare is sent as
 * `internal_error`.
 */
export const apiErrors = {
	invalid_request: { status: 400, detail: "Please check what you entered." },
	not_signed_in: { status: 401, detail: "Please sign in to continue." },
	session_ended: { status: 401, detail: "Your session has ended. Please sign in again." },
	account_inactive: {
		status: 401,
		detail: "This account isn’t active. Please write to us if this is a mistake.",
	},
	consent_missing: {
		status: 403,
		detail: "Learnin is paused for you. Your parent can turn it on again.",
	},
	second_factor_needed: { status: 401, detail: "Please enter the code from your authenticator app." },
	wrong_code: { status: 401, detail: "This code is incorrect. Please wait for the next one and try again." },
	second_factor_required: {
		status: 403,
		detail: "Super-admins need two-step sign-in. Please turn it on in Settings.",
	},
	signed_out_everywhere: { status: 401, detail: "You were signed out on all devices. Please sign in again." },
	password_was_changed: {
		status: 401,
		detail: "The password was changed, so this device was signed out. Please sign in again.",
	},
	email_not_proved: {
		status: 409,
		detail: "Please confirm your email first: open the link that we sent to it.",
	},
	second_factor_on: { status: 409, detail: "Two-step sign-in is already on." },
	wrong_password: { status: 403, detail: "Incorrect password." },
	wrong_credentials: { status: 401, detail: "Incorrect email or password." },
	tries_used_up: {
		status: 403,
		detail:
			"Too many wrong tries. To keep your account safe, set a new password by email: choose “Forgot password?” when you sign in.",
	},
	forbidden: { status: 403, detail: "This page isn’t for your account." },
	enrolment_needed: { status: 403, detail: "The 30 days have ended. A parent can renew them." },
	seeing_as: {
		status: 403,
		detail: "You’re viewing this as someone else. Nothing can be changed, and secrets are hidden.",
	},
	not_to_be_seen: {
		status: 409,
		detail: "You can’t view Learnin as this person: the account belongs to a super-admin or isn’t active.",
	},
	admin_untouchable: {
		status: 409,
		detail: "This is a super-admin’s account. It can only be changed by a command on the server.",
	},
	nothing_to_send: { status: 409, detail: "No email is waiting to be sent to this person." },
	not_found: { status: 404, detail: "Problem  with what you are looking for" },
	email_taken: { status: 409, detail: "An account with this email already exists." },
	password_too_common: { status: 400, detail: "This password is too common. Please choose another one." },
	link_unknown: { status: 404, detail: "This link isn’t valid. Please ask for a new one." },
	link_used: { status: 409, detail: "This link was already used." },
	link_expired: { status: 410, detail: "This link has expired. Please ask for a new one." },
	google_unavailable: { status: 503, detail: "Google isn’t responding. Please try again in a minute." },
	handoff_unknown: { status: 410, detail: "This sign-in has expired. Please try again." },
	google_email_unverified: { status: 403, detail: "Google hasn’t confirmed the email of this account." },
	google_linked_elsewhere: { status: 409, detail: "This Google account belongs to another account." },
	google_other_address: {
		status: 409,
		detail:
			"This Google account’s email isn’t the one that was invited. Please choose that account, or a password.",
	},
	wrong_account: { status: 409, detail: "This invitation is for another person. Please sign out first." },
	last_sign_in: { status: 409, detail: "Please choose a password first: this is the only way to sign in." },
	session_too_old: { status: 403, detail: "Please sign in again before you change this." },
	owner_only: { status: 403, detail: "Only the guardian who set up the family can do this." },
	owner_stays: {
		status: 409,
		detail: "The guardian who set up the family can’t be removed from it.",
	},
	family_full: { status: 409, detail: "This family already has two guardians." },
	guardian_elsewhere: { status: 409, detail: "This account already belongs to another family." },
	has_own_sign_in: { status: 409, detail: "This child has their own sign-in." },
	pin_not_set: { status: 409, detail: "Please choose a PIN first. You need it to leave your child’s pages." },
	wrong_pin: { status: 403, detail: "Incorrect PIN." },
	order_open: { status: 409, detail: "Another order is still open. Please finish it first." },
	currency_locked: {
		status: 409,
		detail: "The currency can change only while the wallet is empty and nothing is open.",
	},
	image_unreadable: { status: 400, detail: "This picture can’t be read. Please use a JPEG, PNG or WebP." },
	not_confirmed: { status: 400, detail: "Please confirm that you want this." },
	order_closed: { status: 409, detail: "This order is already closed." },
	payment_unavailable: {
		status: 503,
		detail: "We can’t reach the payment provider. Nothing was charged. Please try again in a minute.",
	},
	payment_unknown: {
		status: 503,
		detail: "We don’t know yet whether your payment went through. Please don’t pay again. We’re checking.",
	},
	wallet_too_low: { status: 409, detail: "There isn’t enough money in the wallet." },
	wallet_not_empty: {
		status: 409,
		detail: "There’s money in your wallet. Confirm that you’re giving it up, or ask us for a refund first.",
	},
	reward_too_low: { status: 409, detail: "That’s more than is set aside for this child." },
	points_too_low: { status: 409, detail: "You need a few more points for this." },
	promise_ended: { status: 409, detail: "This promise is no longer open." },
	request_open: { status: 409, detail: "You already asked for this." },
	request_answered: { status: 409, detail: "Someone already answered this." },
	goal_has_reward: {
		status: 409,
		detail: "Your goal earns a daily reward, so only a parent can make it smaller.",
	},
	refund_under_way: {
		status: 409,
		detail: "A refund for this order is already on its way.",
	},
	give_back_too_late: {
		status: 409,
		detail: "The 14-day refund window has closed. If something went wrong, reply to your receipt email.",
	},
	give_back_used: {
		status: 409,
		detail:
			"This has been used, so you can no longer get a refund here. If you need help, reply to your receipt email.",
	},
	give_back_by_hand: {
		status: 409,
		detail: "To get this money back, reply to your receipt email.",
	},
	nothing_to_refund: { status: 409, detail: "This was already refunded, or is more than was paid." },
	payment_disputed: {
		status: 409,
		detail:
			"This payment is disputed at the bank, so it can’t be refunded: the money could be paid out twice. Respond to the dispute instead.",
	},
	wallet_disputed: {
		status: 409,
		detail:
			"This family has spent wallet money that is now disputed at a bank. Until that’s covered, nothing can be refunded to the wallet.",
	},
	refund_not_at_esewa: {
		status: 409,
		detail:
			"eSewa doesn’t show a full refund of this payment. Refund it in eSewa’s merchant panel first, then come back.",
	},
	refund_whole_only: {
		status: 409,
		detail: "eSewa only refunds a payment in full. Choose the full amount, or refund to the wallet.",
	},
	job_running: { status: 409, detail: "This job is running right now." },
	already_decided: { status: 409, detail: "Someone already decided this." },
	card_refused: { status: 402, detail: "This card was refused. Please try another one." },
	invitation_unknown: { status: 404, detail: "This invitation link isn’t valid. Please ask for a new one." },
	invitation_used: { status: 409, detail: "This invitation was already used. Please sign in." },
	invitation_expired: {
		status: 410,
		detail: "This invitation has expired. Please ask your parent for a new one.",
	},
	invitation_revoked: { status: 410, detail: "This invitation was withdrawn." },
	question_finished: { status: 409, detail: "This question is already finished." },
	question_in_review: {
		status: 409,
		detail: "We’re still reading your answer to this question. Please wait.",
	},
	question_faulty: { status: 400, detail: "This question has errors. Check the marked fields." },
	question_exists: { status: 409, detail: "The bank already has this question." },
	question_changed: {
		status: 409,
		detail: "Someone else changed this question. Reload it; nothing you wrote is lost.",
	},
	decision_impossible: { status: 409, detail: "This isn’t possible in the question’s current state." },
	note_needed: { status: 400, detail: "Say why, so the author can fix it." },
	model_missing: { status: 409, detail: "No model is set up here, so no question can be generated." },
	model_unknown: {
		status: 400,
		detail: "A model you chose is no longer set up. Please choose again.",
	},
	too_many_candidates: {
		status: 400,
		detail: "This is more than 50 questions in all. Please ask for fewer.",
	},
	generation_limit_reached: {
		status: 409,
		detail: "Today’s limit of model requests is used up. Please continue tomorrow.",
	},
	candidate_not_ready: { status: 409, detail: "Only a question that passed every check can be taken." },
	candidate_taken: { status: 409, detail: "This question is already in the bank." },
	image_in_use: {
		status: 409,
		detail: "A question uses this picture, used it in an earlier version, or is being written with it.",
	},
	skill_changed: {
		status: 409,
		detail: "Someone else changed this skill. Reload it; nothing you wrote is lost.",
	},
	skill_cycle: { status: 409, detail: "A skill can’t build on itself, not even through other skills." },
	skill_of_later_grade: { status: 409, detail: "A skill can’t build on one from a later grade." },
	skill_exists: { status: 409, detail: "Another skill in this grade already has this name." },
	import_busy: { status: 409, detail: "We’re still working on this file. Please wait until it’s done." },
	mail_gone: { status: 409, detail: "This email was already sent, so its text is no longer stored." },
	drawing_too_large: {
		status: 400,
		detail: "This drawing has too many lines to show. Undo some and try again.",
	},
	drawings_off: { status: 403, detail: "Your parent hasn’t turned this on, so drawings can’t be shown." },
	draft_too_large: { status: 400, detail: "This draft is too large to keep." },
	placement_too_soon: {
		status: 409,
		detail: "You can find your starting point only once every 60 days.",
	},
	nothing_to_practise: { status: 409, detail: "There’s nothing here to practice right now." },
	report_exists: { status: 409, detail: "You already told us about this question. Thank you." },
	review_decided: { status: 409, detail: "Someone already decided this answer." },
	too_many_requests: { status: 429, detail: "Too many tries. Please wait a bit and try again." },
	internal_error: { status: 500, detail: "We are having some problems." },
	unavailable: { status: 503, detail: "We are having some problems. Please try again in a minute." },
} as const satisfies Record<string, { status: number; detail: string }>;

export type ApiErrorCode = keyof typeof apiErrors;
