import type { Route } from "./define-route.ts";
import * as activity from "./routes/activity.contract.ts";
import * as answerReviews from "./routes/answer-reviews.contract.ts";
import * as avatars from "./routes/avatars.contract.ts";
import * as bookmarks from "./routes/bookmarks.contract.ts";
import * as children from "./routes/children.contract.ts";
import * as credentials from "./routes/credentials.contract.ts";
import * as dataRights from "./routes/data-rights.contract.ts";
import * as family from "./routes/family.contract.ts";
import * as guardians from "./routes/guardians.contract.ts";
import * as goals from "./routes/goals.contract.ts";
import * as googleSignIn from "./routes/google-sign-in.contract.ts";
import * as images from "./routes/images.contract.ts";
import * as learning from "./routes/learning.contract.ts";
import * as notifications from "./routes/notifications.contract.ts";
import * as onboarding from "./routes/onboarding.contract.ts";
import * as paymentMethods from "./routes/payment-methods.contract.ts";
import * as operations from "./routes/operations.contract.ts";
import * as payments from "./routes/payments.contract.ts";
import * as people from "./routes/people.contract.ts";
import * as platform from "./routes/platform.contract.ts";
import * as practice from "./routes/practice.contract.ts";
import * as practiceDays from "./routes/practice-days.contract.ts";
import * as practisingAs from "./routes/practising-as.contract.ts";
import * as problemReports from "./routes/problem-reports.contract.ts";
import * as profileChanges from "./routes/profile-changes.contract.ts";
import * as profile from "./routes/profile.contract.ts";
import * as questionBank from "./routes/question-bank.contract.ts";
import * as generation from "./routes/question-generation.contract.ts";
import * as renewals from "./routes/renewals.contract.ts";
import * as reports from "./routes/reports.contract.ts";
import * as rewardMoney from "./routes/reward-money.contract.ts";
import * as signIn from "./routes/sign-in.contract.ts";
import * as skills from "./routes/skills.contract.ts";
import * as studentDashboard from "./routes/student-dashboard.contract.ts";
import * as transactions from "./routes/transactions.contract.ts";
import * as wallet from "./routes/wallet.contract.ts";
import * as worksheets from "./routes/worksheets.contract.ts";

/** The table of all routes: what the server must answer and the OpenAPI document lists. */
export const api = {
	createUser: signIn.createUser,
	loginUser: signIn.loginUser,
	refreshToken: signIn.refreshToken,
	logoutUser: signIn.logoutUser,
	forgotPassword: credentials.forgotPassword,
	lookUpResetLink: credentials.lookUpResetLink,
	resetPassword: credentials.resetPassword,
	changePassword: credentials.changePassword,
	changeEmail: credentials.changeEmail,
	cancelEmailChange: credentials.cancelEmailChange,
	sendConfirmLink: credentials.sendConfirmLink,
	lookUpConfirmLink: credentials.lookUpConfirmLink,
	confirmEmail: credentials.confirmEmail,
	getSignInSettings: credentials.getSignInSettings,
	getDevices: credentials.getDevices,
	signOutDevice: credentials.signOutDevice,
	signOutEverywhere: credentials.signOutEverywhere,
	startSecondFactor: credentials.startSecondFactor,
	confirmSecondFactor: credentials.confirmSecondFactor,
	turnOffSecondFactor: credentials.turnOffSecondFactor,
	renewRecoveryCodes: credentials.renewRecoveryCodes,
	getSignInOptions: googleSignIn.getSignInOptions,
	exchangeGoogle: googleSignIn.exchangeGoogle,
	getGoogleLink: googleSignIn.getGoogleLink,
	linkGoogle: googleSignIn.linkGoogle,
	unlinkGoogle: googleSignIn.unlinkGoogle,
	getUserDetails: profile.getUserDetails,
	updateProfile: profileChanges.updateProfile,
	uploadPicture: avatars.uploadPicture,
	getGoals: goals.getGoals,
	setGoals: goals.setGoals,
	getNotifications: notifications.getNotifications,
	readNotifications: notifications.readNotifications,
	streamNotifications: notifications.streamNotifications,
	getNotificationSwitches: notifications.getNotificationSwitches,
	setNotificationSwitch: notifications.setNotificationSwitch,
	unsubscribe: notifications.unsubscribe,
	getInitialStudentDetails: onboarding.getInitialStudentDetails,
	postInitialStudentDetails: onboarding.postInitialStudentDetails,
	lookUpInvitation: family.lookUpInvitation,
	acceptInvitation: family.acceptInvitation,
	ownsInvitation: family.ownsInvitation,
	getInvitations: family.getInvitations,
	sendInvitation: family.sendInvitation,
	revokeInvitation: family.revokeInvitation,
	getGuardians: guardians.getGuardians,
	inviteGuardian: guardians.inviteGuardian,
	resendGuardianInvitation: guardians.resendGuardianInvitation,
	revokeGuardianInvitation: guardians.revokeGuardianInvitation,
	removeGuardian: guardians.removeGuardian,
	lookUpGuardianInvitation: guardians.lookUpGuardianInvitation,
	acceptGuardianInvitation: guardians.acceptGuardianInvitation,
	joinFamily: guardians.joinFamily,
	getAdditions: onboarding.getAdditions,
	postAdditions: onboarding.postAdditions,
	settleOrder: payments.settleOrder,
	dropOrder: payments.dropOrder,
	payFromWallet: payments.payFromWallet,
	prepareEsewaForm: payments.prepareEsewaForm,
	getWallet: wallet.getWallet,
	postWalletLoad: wallet.postWalletLoad,
	getCurrency: wallet.getCurrency,
	setCurrency: wallet.setCurrency,
	getTransactions: transactions.getTransactions,
	getTransactionSummary: transactions.getTransactionSummary,
	saveTransactions: transactions.saveTransactions,
	getReceipt: transactions.getReceipt,
	getRewards: rewardMoney.getRewards,
	setDailyReward: rewardMoney.setDailyReward,
	getRewardHistory: rewardMoney.getRewardHistory,
	payOutRewards: rewardMoney.payOutRewards,
	writePromise: rewardMoney.writePromise,
	endPromise: rewardMoney.endPromise,
	answerRequest: rewardMoney.answerRequest,
	getOwnRewards: rewardMoney.getOwnRewards,
	askForReward: rewardMoney.askForReward,
	getMoneyLeft: rewardMoney.getMoneyLeft,
	getPayments: operations.getPayments,
	getPayment: operations.getPayment,
	askRefund: operations.askRefund,
	getDisagreements: operations.getDisagreements,
	resolveDisagreement: operations.resolveDisagreement,
	getProofs: operations.getProofs,
	getWaitingOrders: operations.getWaitingOrders,
	checkOrder: operations.checkOrder,
	getPaymentMethods: paymentMethods.getPaymentMethods,
	attachPaymentMethod: paymentMethods.attachPaymentMethod,
	makePaymentMethodDefault: paymentMethods.makePaymentMethodDefault,
	removePaymentMethod: paymentMethods.removePaymentMethod,
	getRenewals: renewals.getRenewals,
	postRenewals: renewals.postRenewals,
	getCoverage: renewals.getCoverage,
	getStudentDashboard: studentDashboard.getStudentDashboard,
	getPlan: learning.getPlan,
	getSkills: learning.getSkills,
	getSkill: learning.getSkill,
	getCelebrations: learning.getCelebrations,
	noteCelebrations: learning.noteCelebrations,
	startSession: practice.startSession,
	getSession: practice.getSession,
	submitAnswer: practice.submitAnswer,
	getQuestionStatus: practice.getQuestionStatus,
	openHint: practice.openHint,
	skipQuestion: practice.skipQuestion,
	startOver: practice.startOver,
	getPreview: practice.getPreview,
	answerPreview: practice.answerPreview,
	getWorksheetChoices: worksheets.getWorksheetChoices,
	makeWorksheet: worksheets.makeWorksheet,
	getWorksheet: worksheets.getWorksheet,
	getBookmarks: bookmarks.getBookmarks,
	addBookmark: bookmarks.addBookmark,
	removeBookmark: bookmarks.removeBookmark,
	reportProblem: problemReports.reportProblem,
	getProblemReports: problemReports.getProblemReports,
	resolveProblemReport: problemReports.resolveProblemReport,
	getPracticeDays: practiceDays.getPracticeDays,
	getEndedQuestions: practiceDays.getEndedQuestions,
	getPracticeDay: practiceDays.getPracticeDay,
	getParentDashboard: activity.getParentDashboard,
	getStudentActivity: activity.getStudentActivity,
	getAttemptDetails: activity.getAttemptDetails,
	getQuestionDetails: activity.getQuestionDetails,
	getStudentReport: reports.getStudentReport,
	saveStudentReport: reports.saveStudentReport,
	getActivityTotals: reports.getActivityTotals,
	saveAnswers: reports.saveAnswers,
	streamActivity: activity.streamActivity,
	getWaitingReviews: answerReviews.getWaitingReviews,
	decideReview: answerReviews.decideReview,
	getChildren: children.getChildren,
	updateChild: children.updateChild,
	setConsent: children.setConsent,
	getPin: practisingAs.getPin,
	setPin: practisingAs.setPin,
	startPractising: practisingAs.startPractising,
	returnToParent: practisingAs.returnToParent,
	exportData: dataRights.exportData,
	deleteChild: dataRights.deleteChild,
	deleteFamily: dataRights.deleteFamily,
	deleteAccount: dataRights.deleteAccount,
	getSuperadminDashboard: people.getSuperadminDashboard,
	reportError: platform.reportError,
	createQuestion: questionBank.createQuestion,
	getQuestion: questionBank.getQuestion,
	updateQuestion: questionBank.updateQuestion,
	decideQuestion: questionBank.decideQuestion,
	assignQuestion: questionBank.assignQuestion,
	getQuestions: questionBank.getQuestions,
	previewQuestion: questionBank.previewQuestion,
	answerQuestionPreview: questionBank.answerQuestionPreview,
	getQuestionSkills: questionBank.getQuestionSkills,
	getQuestionDraft: questionBank.getQuestionDraft,
	saveQuestionDraft: questionBank.saveQuestionDraft,
	getGenerationChoices: generation.getGenerationChoices,
	startGeneration: generation.startGeneration,
	getGenerations: generation.getGenerations,
	getGeneration: generation.getGeneration,
	cancelGeneration: generation.cancelGeneration,
	getCandidate: generation.getCandidate,
	getCandidateCalls: generation.getCandidateCalls,
	takeCandidate: generation.takeCandidate,
	getGenerationPrompts: generation.getGenerationPrompts,
	uploadImages: images.uploadImages,
	getImages: images.getImages,
	updateImage: images.updateImage,
	deleteImage: images.deleteImage,
	getImageQuestions: images.getImageQuestions,
	getCurriculum: skills.getCurriculum,
	getCurriculumSkill: skills.getCurriculumSkill,
	addSkill: skills.addSkill,
	editSkill: skills.editSkill,
} as const satisfies Record<string, Route>;
