/** Where the privacy notice is shown: linked from wherever consent is given. */
export const PRIVACY_PATH = "/privacy";
