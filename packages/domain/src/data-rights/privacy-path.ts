/** Path of the privacy notice, linked from every place that asks for consent. */
export const PRIVACY_PATH = "/privacy";
