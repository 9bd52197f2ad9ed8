/// x
package enum Support {}
